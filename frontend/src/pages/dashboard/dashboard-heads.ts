/** Neither page is for search engines: what they show belongs to one person. */
export const dashboardHead = () => ({
  title: 'Dashboard',
  description: 'Where articles and stories are written and published.',
  canonicalPath: '/dashboard',
  noindex: true,
})

export const formHead = () => ({ title: 'Create Article', description: 'Where an article is written.', canonicalPath: '/form', noindex: true })
