import type { ArgumentsOf, ReadName } from '@artha/contract/calls'
import { readPaths } from '@artha/contract/read-paths'

/** The parts of a path and its query, as a table of endpoints names them; what else is asked is no part of an address. */
export type Asked = Readonly<Record<string, unknown>>

/** The path that a read asks, which is also what its answer is kept under, in the browser and on the server. */
export function keyOf<Name extends ReadName>(name: Name, ...asked: ArgumentsOf<Name>): string
export function keyOf(name: ReadName, asked?: Asked) {
  return filledPath(readPaths[name], asked)
}

/** Always in one order and without empty filters, so that one list has one key. */
export function filledPath(pattern: string, { query, ...parts }: Asked = {}) {
  const [path = '', always] = pattern.split('?')
  const search = new URLSearchParams(always)
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined && value !== '') search.set(name, String(value))
  search.sort()
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(parts[part])))
  return search.size === 0 ? filled : `${filled}?${search}`
}
