import { articleCategories, legacyCategories, subcategoriesByCategory } from '@artha/contract/value-lists'
import { searchText } from '../../lib/search-text.ts'
import { topicPageOf, topicPageSize } from './topic-articles.ts'

/** The filters of a list of articles, as its address states them. */
export interface FeedFilters {
  /** "All" for no filter. */
  category: string
  /** "" for no filter. */
  subcategory: string
  /** Part of a title; "" for no filter. */
  q: string
  page: number
}

const knownCategories: readonly string[] = [...articleCategories, ...legacyCategories]

export const subcategoriesOf = (category: string): readonly string[] => subcategoriesByCategory[category] ?? []

/** Returns the stored value that equals a text in any capitalisation, or undefined. */
const valueIn = (values: readonly string[], text: string) => values.find((value) => value.toLowerCase() === text.toLowerCase())

/**
 * Returns the subcategory that an address names, from the list of its category, or of any category for "All". A category without a list
 * accepts any text, because writers choose freely there; only the server knows if it exists.
 */
function subcategoryIn(category: string, text: string) {
  if (category === 'All') return valueIn(Object.values(subcategoriesByCategory).flat(), text)
  const list = subcategoriesOf(category)
  return list.length === 0 ? text : valueIn(list, text)
}

/** Parses the filters of an address. Unknown values and values out of range count as absent. */
export function feedFiltersOf(search: URLSearchParams): FeedFilters {
  const text = (name: string) => searchText(search.get(name) ?? '')
  const category = valueIn(knownCategories, text('category')) ?? 'All'
  return {
    category,
    subcategory: subcategoryIn(category, text('subcategory')) ?? '',
    q: text('q'),
    page: topicPageOf(search),
  }
}

/** True if the address names a category or subcategory that cannot exist. */
export function hasUnknownFilter(search: URLSearchParams) {
  const category = searchText(search.get('category') ?? '')
  const subcategory = searchText(search.get('subcategory') ?? '')
  if (category !== '' && valueIn(knownCategories, category) === undefined) return true
  return subcategory !== '' && feedFiltersOf(search).subcategory === ''
}

/** Returns the address of a list with these filters. Default values are left out. */
export function feedPath({ category, subcategory, q, page }: FeedFilters) {
  const search = new URLSearchParams()
  if (category !== 'All') search.set('category', category)
  if (subcategory !== '') search.set('subcategory', subcategory)
  if (q !== '') search.set('q', q)
  if (page > 1) search.set('page', String(page))
  return search.size === 0 ? '/#feed' : `/?${search}#feed`
}

/** Returns the query of the articles request. */
export const feedQuery = ({ category, subcategory, q, page }: FeedFilters) => ({
  category: category === 'All' ? undefined : category,
  subcategory: subcategory || undefined,
  q: q || undefined,
  page: page > 1 ? page : undefined,
  pageSize: topicPageSize,
})

/** Returns the title of a list, for its heading and the browser's tab. */
export function feedTitle({ category, subcategory, q }: FeedFilters) {
  const part = subcategory.toLowerCase() === category.toLowerCase() ? '' : subcategory
  const subject = category === 'All' ? part : [category, part].filter(Boolean).join(': ')
  if (q === '') return subject === '' ? 'Latest articles' : `Latest in ${subject}`
  return subject === '' ? `Results for “${q}”` : `Results for “${q}” in ${subject}`
}
