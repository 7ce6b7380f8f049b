import type { ArgumentsOf, ReadName } from '@artha/contract/calls'
import { readPaths } from '@artha/contract/read-paths'

/** The path parameters and the query of a request, as the endpoint tables name them. Other options are not part of the address. */
export type RequestParams = Readonly<Record<string, unknown>>

/** Returns the path of a read with its query. It is also the cache key, in the browser and on the server. */
export function keyOf<Name extends ReadName>(name: Name, ...asked: ArgumentsOf<Name>): string
export function keyOf(name: ReadName, asked?: RequestParams) {
  return filledPath(readPaths[name], asked)
}

/** Sorts the query and drops empty filters, so that one list has one key. */
export function filledPath(pattern: string, { query, ...parts }: RequestParams = {}) {
  const [path = '', always] = pattern.split('?')
  const search = new URLSearchParams(always)
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined && value !== '') search.set(name, String(value))
  search.sort()
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(parts[part])))
  return search.size === 0 ? filled : `${filled}?${search}`
}
