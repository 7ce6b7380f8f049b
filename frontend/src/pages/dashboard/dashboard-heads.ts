/** Metadata of the dashboard's pages. They are hidden from search engines, because they show one person's data. */
const deskHead = (title: string, canonicalPath: string) => () => ({
  title,
  description: 'A newsroom page.',
  canonicalPath,
  noindex: true,
})

export const deskArticlesHead = deskHead('Articles on the desk', '/dashboard/articles')
export const editArticleHead = deskHead('Edit Article', '/dashboard/articles')
export const versionsHead = deskHead('Versions of an article', '/dashboard/articles')
export const storyVersionsHead = deskHead('Versions of a story', '/dashboard/stories')
export const deskStoriesHead = deskHead('Stories on the desk', '/dashboard/stories')
export const editStoryHead = deskHead('Edit Story', '/dashboard/stories')
export const deskReviewHead = deskHead('Review', '/dashboard/review')
export const reviewPieceHead = deskHead('Review', '/dashboard/review')
export const deskCalendarHead = deskHead('Calendar', '/dashboard/calendar')
export const deskMediaHead = deskHead('Media', '/dashboard/media')
export const mediaFileHead = deskHead('File of the media library', '/dashboard/media')
export const deskRedirectsHead = deskHead('Redirects', '/dashboard/redirects')
export const deskPeopleHead = deskHead('Who can publish', '/dashboard/people')
export const deskNewsletterHead = deskHead('Issues of the newsletter', '/dashboard/newsletter')
export const newIssueHead = deskHead('New issue', '/dashboard/newsletter/new')
export const deskSubscribersHead = deskHead('Subscribers of the newsletter', '/dashboard/newsletter/subscribers')
export const deskIssueHead = deskHead('Issue of the newsletter', '/dashboard/newsletter')
export const deskBinHead = deskHead('Bin', '/dashboard/bin')

export const dashboardHead = () => ({
  title: 'Dashboard',
  description: 'Write and publish articles and stories.',
  canonicalPath: '/dashboard',
  noindex: true,
})

export const formHead = () => ({ title: 'Create Article', description: 'Write an article.', canonicalPath: '/form', noindex: true })
