/** The numbers of two versions, the older first. */
export interface ComparedNumbers {
  from: number
  to: number
}

/** Returns the versions that an address names, in their order; undefined if it does not name two. */
export function comparedNumbersIn(search: URLSearchParams): ComparedNumbers | undefined {
  const [from = NaN, to = NaN] = ['from', 'to']
    .map((name) => search.get(name) ?? '')
    .map((text) => (/^\d{1,9}$/.test(text) ? Number(text) : NaN))
    .sort((one, other) => one - other)
  return from < to ? { from, to } : undefined
}
