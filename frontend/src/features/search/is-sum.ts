/** Smaller numbers are "five mistakes" more often than money. */
const leastAlone = 1_000

const isYear = (figure: number) => figure >= 1_900 && figure <= 2_100

/**
 * Whether the link of a calculator says a sum: an amount that is money for certain, or two figures beside one another. Titles have
 * numbers too ("Budget 2026"), and are looked for as before.
 */
export function isSum(link: string): boolean {
  const [, query = ''] = link.split('?')
  const figures = [...new URLSearchParams(query)].filter(([name]) => name !== 'taxYear').map(([, value]) => Number(value))
  return figures.length > 1 || figures.some((figure) => figure >= leastAlone && !isYear(figure))
}
