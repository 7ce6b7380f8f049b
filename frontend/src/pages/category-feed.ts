import { articleCategories, storedOnlyCategories } from '@artha/contract/value-lists'
import { rssPath } from '../lib/paths.ts'

/** The categories that have a feed of their own. "All" is no subject. */
export const feedCategories: readonly string[] = [...articleCategories.filter((each) => each !== 'All'), ...storedOnlyCategories]

/** The feed of a category, as a page names it; undefined where there is none. */
export const categoryFeed = (category: string, siteName: string) =>
  feedCategories.includes(category) ? { title: `${siteName}: ${category}`, path: rssPath(category) } : undefined
