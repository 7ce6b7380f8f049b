import { articleCategories, storedOnlyCategories, subcategoriesByCategory } from '@artha/contract/value-lists'
import { pageInAddress } from '../../lib/page-in-address.ts'

/** What the feed of the front page shows, as it stands in the address. */
export interface FeedFilters {
  /** "All" for no filter. */
  category: string
  /** "" for no filter. */
  subcategory: string
  /** Part of a title; "" for no filter. */
  q: string
  page: number
}

export const feedPageSize = 12

/** The contract's longest filter text. */
const longestText = 100
/** Beyond this the server refuses: lists stop at row 10,000. */
export const lastFeedPage = Math.floor(10_000 / feedPageSize)

const knownCategories: readonly string[] = [...articleCategories, ...storedOnlyCategories]

export const subcategoriesOf = (category: string): readonly string[] => subcategoriesByCategory[category] ?? []

/** What was typed or stands in an address, as it can be searched for. The server refuses control characters. */
export const searchText = (typed: string) =>
  typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestText)

/** Reads the address. What is unknown or out of range there counts as absent; a category alone means all of it. */
export function feedFiltersOf(search: URLSearchParams): FeedFilters {
  const asked = search.get('category') ?? ''
  const category = knownCategories.includes(asked) ? asked : 'All'
  const subcategory = search.get('subcategory') ?? ''
  return {
    category,
    subcategory: subcategoriesOf(category).includes(subcategory) ? subcategory : '',
    q: searchText(search.get('q') ?? ''),
    page: pageInAddress(search, lastFeedPage),
  }
}

/** The same filters as an address, without what goes without saying. */
export function feedPath({ category, subcategory, q, page }: FeedFilters) {
  const search = new URLSearchParams()
  if (category !== 'All') search.set('category', category)
  if (subcategory !== '') search.set('subcategory', subcategory)
  if (q !== '') search.set('q', q)
  if (page > 1) search.set('page', String(page))
  return search.size === 0 ? '/#feed' : `/?${search}#feed`
}

/** What to ask the server for; null where the front page's own feed is what is wanted. */
export function feedQuery({ category, subcategory, q, page }: FeedFilters) {
  if (category === 'All' && q === '' && page === 1) return null
  return {
    category: category === 'All' ? undefined : category,
    subcategory: subcategory || undefined,
    q: q || undefined,
    page: page > 1 ? page : undefined,
    pageSize: feedPageSize,
  }
}
