/** Metadata of the dashboard's pages. They are hidden from search engines, because they show one person's data. */
const ofTheDesk = (title: string, canonicalPath: string) => () => ({
  title,
  description: 'A newsroom page.',
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
export const reviewPieceHead = ofTheDesk('Review', '/dashboard/review')
export const deskCalendarHead = ofTheDesk('Calendar', '/dashboard/calendar')
export const deskRedirectsHead = ofTheDesk('Redirects', '/dashboard/redirects')
export const deskPeopleHead = ofTheDesk('Who can publish', '/dashboard/people')
export const deskBinHead = ofTheDesk('Bin', '/dashboard/bin')

export const dashboardHead = () => ({
  title: 'Dashboard',
  description: 'Write and publish articles and stories.',
  canonicalPath: '/dashboard',
  noindex: true,
})

export const formHead = () => ({ title: 'Create Article', description: 'Write an article.', canonicalPath: '/form', noindex: true })
