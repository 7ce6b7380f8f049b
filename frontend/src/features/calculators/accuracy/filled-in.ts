import type { LinkReading } from '../links/read-link.ts'

/**
 * The address of a calculator with a case filled in. Undefined if an input is outside the limits, such as a loan of ₹100: the link would change it
 * and show another case.
 */
export function filledIn(path: string, query: URLSearchParams, read: (query: URLSearchParams) => LinkReading<unknown>): string | undefined {
  return read(query).notes.length === 0 ? `${path}?${query.toString()}` : undefined
}
