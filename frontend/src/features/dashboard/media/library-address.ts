import { libraryQuery, type LibraryQuery } from '@artha/contract/media-library'
import { tableOf } from '@artha/contract/names-of'
import { safeParse } from 'zod/mini'

const names = ['q', 'kind', 'withoutAlt'] as const

/** The values of the filter fields of the media library, "" if empty. */
export type LibraryFilters = Record<(typeof names)[number], string>

/** Parses the filters in an address; "" for those that it does not have. */
export const libraryFiltersIn = (search: URLSearchParams): LibraryFilters => tableOf(names, (name) => search.get(name) ?? '')

/** Returns the parameters of a page of the filtered library, without default values. */
export function librarySearch(filters: LibraryFilters, page = 1): URLSearchParams {
  const search = new URLSearchParams(names.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]])))
  if (page > 1) search.set('page', String(page))
  return search
}

/** Returns the address of the library with these parameters, or that of one of its files, from where the way back keeps them. */
export const libraryPath = (search: URLSearchParams, file?: { _id: string }): string =>
  `/dashboard/media${file === undefined ? '' : `/${file._id}`}${search.size === 0 ? '' : `?${search}`}`

/** Returns the query to send. A filter that the server would refuse is left out. */
export function libraryQueryOf(filters: LibraryFilters, page: number, pageSize: number): LibraryQuery {
  const said = names.flatMap((name) => (filters[name].trim() === '' ? [] : [[name, filters[name].trim()] as const]))
  const taken = said.filter((entry) => safeParse(libraryQuery, Object.fromEntries([entry])).success)
  return { ...safeParse(libraryQuery, Object.fromEntries(taken)).data, page, pageSize }
}
