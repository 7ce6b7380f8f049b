import { articleCategories, storedOnlyCategories, subcategoriesByCategory } from '@artha/contract/value-lists'
import { searchText } from '../search/search-text.ts'
import { topicPageOf, topicPageSize } from '../topics/topic-articles.ts'

/** What a list of articles is filtered by, as it stands in the address. */
export interface FeedFilters {
  /** "All" for no filter. */
  category: string
  /** "" for no filter. */
  subcategory: string
  /** Part of a title; "" for no filter. */
  q: string
  page: number
}

const knownCategories: readonly string[] = [...articleCategories, ...storedOnlyCategories]

export const subcategoriesOf = (category: string): readonly string[] => subcategoriesByCategory[category] ?? []

/** The stored value that a text names, however its letters are written. */
const valueIn = (values: readonly string[], text: string) => values.find((value) => value.toLowerCase() === text.toLowerCase())

/**
 * The subcategory that an address names: one of its category; without a category one of any. Where the category has no list, writers
 * put in what they like, and the server alone knows if there is any.
 */
function subcategoryIn(category: string, text: string) {
  if (category === 'All') return valueIn(Object.values(subcategoriesByCategory).flat(), text)
  const list = subcategoriesOf(category)
  return list.length === 0 ? text : valueIn(list, text)
}

/** Reads the address. What is unknown or out of range there counts as absent; a category alone means all of it. */
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

/** True if the address names a category or subcategory that there cannot be. */
export function asksForUnknown(search: URLSearchParams) {
  const category = searchText(search.get('category') ?? '')
  const subcategory = searchText(search.get('subcategory') ?? '')
  if (category !== '' && valueIn(knownCategories, category) === undefined) return true
  return subcategory !== '' && feedFiltersOf(search).subcategory === ''
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

/** What to ask the server for. */
export const feedQuery = ({ category, subcategory, q, page }: FeedFilters) => ({
  category: category === 'All' ? undefined : category,
  subcategory: subcategory || undefined,
  q: q || undefined,
  page: page > 1 ? page : undefined,
  pageSize: topicPageSize,
})

/** What a list is called: at its head, and in the browser's tab. */
export function feedTitle({ category, subcategory, q }: FeedFilters) {
  const part = subcategory.toLowerCase() === category.toLowerCase() ? '' : subcategory
  const subject = category === 'All' ? part : [category, part].filter(Boolean).join(': ')
  if (q === '') return subject === '' ? 'Latest articles' : `Latest in ${subject}`
  return subject === '' ? `Results for “${q}”` : `Results for “${q}” in ${subject}`
}
