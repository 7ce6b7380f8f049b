import { deskArticleListQuery, type DeskArticleListQuery } from '@artha/contract/desk'
import { tableOf } from '@artha/contract/names-of'
import { safeParse } from 'zod/mini'

const names = ['q', 'state', 'category', 'tag', 'author', 'from', 'to', 'sort', 'mine'] as const

/** The values of the filter fields, "" if empty. */
export type ShownFilters = Record<(typeof names)[number], string>

/** Parses the filters in an address; "" for those that it does not have. */
export const filtersIn = (search: URLSearchParams): ShownFilters => tableOf(names, (name) => search.get(name) ?? '')

/** Returns the parameters of a page of the filtered list, without default values. */
export function addressOf(filters: ShownFilters, page = 1): URLSearchParams {
  const search = new URLSearchParams(names.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]])))
  if (page > 1) search.set('page', String(page))
  return search
}

/** Returns the query to send. A filter that the server would refuse, such as a half-typed date, is left out. */
export function queryOf(filters: ShownFilters, page: number, pageSize: number): DeskArticleListQuery {
  const said = names.flatMap((name) => (filters[name].trim() === '' ? [] : [[name, filters[name].trim()] as const]))
  const taken = said.filter((entry) => safeParse(deskArticleListQuery, Object.fromEntries([entry])).success)
  return { ...safeParse(deskArticleListQuery, Object.fromEntries(taken)).data, page, pageSize }
}
