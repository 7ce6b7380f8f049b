import { slugOf } from './slug.ts'

/** Paths of this site that are built from data. */
export const articlePath = (id: string) => `/blog/${encodeURIComponent(id)}`

export const storyPath = (id: string) => `/stories/${encodeURIComponent(id)}`

/** Returns an article's path for search engines and feeds: with the slug that an editor chose, else with the words of its title, if any. */
export function readableArticlePath({ _id, title, slug: chosen }: { _id: string; title: string; slug?: string | undefined }) {
  const slug = chosen || slugOf(title)
  // The page of its versions has the path with this word
  return slug === '' || slug === 'versions' ? articlePath(_id) : `${articlePath(_id)}/${encodeURIComponent(slug)}`
}

/** Returns the path of a category's feed, or of the feed of all articles. */
export const rssPath = (category?: string) => (category === undefined ? '/rss.xml' : `/rss/${encodeURIComponent(slugOf(category))}.xml`)

/** Returns the path of the contact form with the words for which nothing was found. */
export const newsroomPath = (words: string) => `/contact?${new URLSearchParams({ message: `I looked for: ${words}` })}`

/** Returns the path of a sent issue of the newsletter. */
export const issuePath = (number: number | string) => `/newsletter/issues/${number}`

/** Returns the path of an official figure. */
export const figurePath = (key: string) => `/figures/${encodeURIComponent(key)}`

/** The feed of changes to official figures. */
export const figureFeedPath = '/rss/figures.xml'
/** The feed of sent issues of the newsletter. */
export const issueFeedPath = '/rss/newsletter.xml'
export const taxCalendarFeedPath = '/tax-calendar.ics'
