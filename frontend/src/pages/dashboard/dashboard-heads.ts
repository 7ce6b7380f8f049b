/** None of these pages is for search engines: what they show belongs to one person. */
const ofTheDesk = (title: string, canonicalPath: string) => () => ({
  title,
  description: 'A page of the newsroom.',
  canonicalPath,
  noindex: true,
})

export const deskArticlesHead = ofTheDesk('Articles on the desk', '/dashboard/articles')
export const editArticleHead = ofTheDesk('Edit Article', '/dashboard/articles')
export const versionsHead = ofTheDesk('Versions of an article', '/dashboard/articles')
export const storyVersionsHead = ofTheDesk('Versions of a story', '/dashboard/stories')
export const deskStoriesHead = ofTheDesk('Stories on the desk', '/dashboard/stories')
export const editStoryHead = ofTheDesk('Edit Story', '/dashboard/stories')
export const deskReviewHead = ofTheDesk('Review', '/dashboard/review')
export const reviewPieceHead = ofTheDesk('Review of a piece', '/dashboard/review')
export const deskCalendarHead = ofTheDesk('Calendar', '/dashboard/calendar')
export const deskRedirectsHead = ofTheDesk('Redirects', '/dashboard/redirects')
export const deskPeopleHead = ofTheDesk('Who may publish', '/dashboard/people')
export const deskBinHead = ofTheDesk('Bin', '/dashboard/bin')

export const dashboardHead = () => ({
  title: 'Dashboard',
  description: 'Where articles and stories are written and published.',
  canonicalPath: '/dashboard',
  noindex: true,
})

export const formHead = () => ({ title: 'Create Article', description: 'Where an article is written.', canonicalPath: '/form', noindex: true })
