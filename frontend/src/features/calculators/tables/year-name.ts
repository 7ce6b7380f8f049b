/** The name of a year: "5", or "6 (3 months)" for a last year that is not whole. */
export const yearName = (year: number, months: number) => (months === 12 ? String(year) : `${year} (${months} month${months === 1 ? '' : 's'})`)
