/** A single smaller number is rarely money: "five mistakes". */
const leastAlone = 1_000

const isYear = (number: number) => number >= 1_900 && number <= 2_100

/**
 * True if a calculator's link is filled with a calculation: two values, or one number of at least 1,000 that is no year. Titles contain
 * numbers too ("Budget 2026"); such texts stay ordinary searches.
 */
export function isCalculation(link: string): boolean {
  const [, query = ''] = link.split('?')
  const numbers = [...new URLSearchParams(query)].filter(([name]) => name !== 'taxYear').map(([, value]) => Number(value))
  return numbers.length > 1 || numbers.some((number) => number >= leastAlone && !isYear(number))
}
