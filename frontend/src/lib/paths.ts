import { slugOf } from './slug.ts'

/** Addresses of this site that are made from data. */
export const articlePath = (id: string) => `/blog/${encodeURIComponent(id)}`

export const storyPath = (id: string) => `/stories/${encodeURIComponent(id)}`

/** The address of an article for search engines and feeds: with the words that an editor chose, else those of its title, if any. */
export function readableArticlePath({ _id, title, slug: chosen }: { _id: string; title: string; slug?: string | undefined }) {
  const slug = chosen || slugOf(title)
  return slug === '' ? articlePath(_id) : `${articlePath(_id)}/${encodeURIComponent(slug)}`
}

/** The feed of a category; without one, of everything. */
export const rssPath = (category?: string) => (category === undefined ? '/rss.xml' : `/rss/${encodeURIComponent(slugOf(category))}.xml`)

/** A figure of the register. */
export const figurePath = (key: string) => `/figures/${encodeURIComponent(key)}`

/** What changed in the register, as a feed. */
export const figureFeedPath = '/rss/figures.xml'
export const taxCalendarFeedPath = '/tax-calendar.ics'
