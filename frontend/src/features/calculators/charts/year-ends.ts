/** The months at which the years of so many months end, from 0 on; the last year may be a part of one. */
export const yearEnds = (months: number) => Array.from({ length: Math.ceil(months / 12) + 1 }, (_, year) => Math.min(months, year * 12))
