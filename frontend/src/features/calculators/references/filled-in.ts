import type { LinkReading } from '../links/read-link.ts'

/**
 * The address of a calculator with a case filled in; undefined where the calculator takes no such input, as a loan of
 * ₹100: a link that it would have to change shows another case.
 */
export function filledIn(path: string, query: URLSearchParams, read: (query: URLSearchParams) => LinkReading<unknown>): string | undefined {
  return read(query).notes.length === 0 ? `${path}?${query.toString()}` : undefined
}
