import { lastSearchPage, searchTypes, type SearchType } from '@artha/contract/search-types'
import { articleCategories, storedOnlyCategories } from '@artha/contract/value-lists'
import { pageInAddress } from '../../lib/page-in-address.ts'
import { askedText } from './asked-text.ts'

/** What the page of the search shows, as it stands in the address; "" for no filter. */
export interface SearchFilters {
  q: string
  type: SearchType | ''
  topic: SearchTopic | ''
  /** A day, as 2026-11-24. */
  from: string
  page: number
}

/** The category "All" is the word for none. */
export const searchTopics = [...articleCategories.filter((category) => category !== 'All'), ...storedOnlyCategories]

type SearchTopic = (typeof searchTopics)[number]

/** A day that there is, from this century. */
const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** Reads the address. What is unknown there counts as absent, and of its words the server is asked for what is nobody's own. */
export function searchFiltersOf(search: URLSearchParams): SearchFilters {
  const type = searchTypes.find((each) => each === search.get('type')) ?? ''
  const topic = searchTopics.find((each) => each === search.get('topic')) ?? ''
  const from = search.get('from') ?? ''
  return {
    q: askedText(search.get('q') ?? ''),
    type,
    topic,
    from: isDay(from) ? from : '',
    page: type === '' ? 1 : pageInAddress(search, lastSearchPage),
  }
}

/** The same as an address, without what goes without saying. */
export function searchPath({ q, type, topic, from, page }: SearchFilters): string {
  const search = new URLSearchParams({ q })
  if (type !== '') search.set('type', type)
  if (topic !== '') search.set('topic', topic)
  if (from !== '') search.set('from', from)
  if (page > 1) search.set('page', String(page))
  return `/search?${search}`
}

/** The page for some words alone; an amount among them stands in no address. */
export const searchFor = (q: string) => searchPath({ q: askedText(q), type: '', topic: '', from: '', page: 1 })

/** What to ask the server for. */
export const searchQueryOf = ({ q, type, topic, from, page }: SearchFilters) => ({
  q,
  type: type || undefined,
  topic: topic || undefined,
  from: from || undefined,
  page: page > 1 ? page : undefined,
})
