import { withoutPersonalData } from '@artha/contract/personal-data'
import { maxSearchPage, searchTypes, type SearchType } from '@artha/contract/search-types'
import { articleCategories, legacyCategories } from '@artha/contract/value-lists'
import { pageInAddress } from '../../lib/page-in-address.ts'
import { searchText } from '../../lib/search-text.ts'

/** The filters of the search page, as its address states them; "" for no filter. */
export interface SearchFilters {
  q: string
  type: SearchType | ''
  topic: SearchTopic | ''
  /** A date, as 2026-11-24. */
  from: string
  page: number
}

/** The topics to filter by: all categories but "All", which means no filter. */
export const searchTopics = [...articleCategories.filter((category) => category !== 'All'), ...legacyCategories]

type SearchTopic = (typeof searchTopics)[number]

/** True for an existing date of this century. */
const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** Returns the words of a typed text, or of a query in an address, that may be sent to the server: no amounts, no personal numbers. */
export const searchableText = (typed: string) => withoutPersonalData(searchText(typed))

/** Parses the filters of an address. Unknown values count as absent; amounts and personal numbers are removed from the query. */
export function searchFiltersOf(search: URLSearchParams): SearchFilters {
  const type = searchTypes.find((each) => each === search.get('type')) ?? ''
  const topic = searchTopics.find((each) => each === search.get('topic')) ?? ''
  const from = search.get('from') ?? ''
  return {
    q: searchableText(search.get('q') ?? ''),
    type,
    topic,
    from: isDay(from) ? from : '',
    page: type === '' ? 1 : pageInAddress(search, maxSearchPage),
  }
}

/** Returns the address of the search page with these filters. Empty filters are left out. */
export function searchPath({ q, type, topic, from, page }: SearchFilters): string {
  const search = new URLSearchParams({ q })
  if (type !== '') search.set('type', type)
  if (topic !== '') search.set('topic', topic)
  if (from !== '') search.set('from', from)
  if (page > 1) search.set('page', String(page))
  return `/search?${search}`
}

/** Returns the address of a search without filters. Amounts are removed from the words. */
export const searchFor = (q: string) => searchPath({ q: searchableText(q), type: '', topic: '', from: '', page: 1 })

/** Returns the query of the search request. */
export const searchQueryOf = ({ q, type, topic, from, page }: SearchFilters) => ({
  q,
  type: type || undefined,
  topic: topic || undefined,
  from: from || undefined,
  page: page > 1 ? page : undefined,
})
