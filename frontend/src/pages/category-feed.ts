import { articleCategories, legacyCategories } from '@artha/contract/value-lists'
import { rssPath } from '../lib/paths.ts'

/** The categories with their own feed. "All" is not a category of articles. */
export const feedCategories: readonly string[] = [...articleCategories.filter((each) => each !== 'All'), ...legacyCategories]

/** Returns the feed of a category for a page's head; undefined if it has none. */
export const categoryFeed = (category: string, siteName: string) =>
  feedCategories.includes(category) ? { title: `${siteName}: ${category}`, path: rssPath(category) } : undefined
