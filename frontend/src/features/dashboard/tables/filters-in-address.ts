import { deskArticleListQuery, type DeskArticleListQuery } from '@artha/contract/desk'
import { tableOf } from '@artha/contract/names-of'
import { safeParse } from 'zod/mini'

const names = ['q', 'state', 'category', 'tag', 'author', 'from', 'to', 'sort', 'mine'] as const

/** The filters as their fields show them, "" for none. */
export type ShownFilters = Record<(typeof names)[number], string>

/** What an address says; what it says of nothing we know is "". */
export const filtersIn = (search: URLSearchParams): ShownFilters => tableOf(names, (name) => search.get(name) ?? '')

/** The address of a page of the filtered list: only what is not as it usually is. */
export function addressOf(filters: ShownFilters, page = 1): URLSearchParams {
  const search = new URLSearchParams(names.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]])))
  if (page > 1) search.set('page', String(page))
  return search
}

/** What is asked of the server. A filter that it would refuse, as half a date, filters nothing yet. */
export function queryOf(filters: ShownFilters, page: number, pageSize: number): DeskArticleListQuery {
  const said = names.flatMap((name) => (filters[name].trim() === '' ? [] : [[name, filters[name].trim()] as const]))
  const taken = said.filter((entry) => safeParse(deskArticleListQuery, Object.fromEntries([entry])).success)
  return { ...safeParse(deskArticleListQuery, Object.fromEntries(taken)).data, page, pageSize }
}
