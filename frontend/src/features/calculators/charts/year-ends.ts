/** The months at which years end, from 0 on; the last year may be shorter. */
export const yearEnds = (months: number) => Array.from({ length: Math.ceil(months / 12) + 1 }, (_, year) => Math.min(months, year * 12))
