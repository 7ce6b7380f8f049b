/** Returns readers' words for a figure of its kind: "the limit of 80C", "the rate of PPF", "the last date". */
export function figureKindWords(value: unknown): string {
  const said = JSON.stringify(value)
  const isOf = (unit: string) => said.includes(`"unit":"${unit}`)
  return [
    said.includes('"kind":"dates"') && 'last date, deadline',
    isOf('percent') && 'rate',
    isOf('percent-a-year') && 'interest rate',
    isOf('rupees') && 'limit, maximum, amount',
  ]
    .filter(Boolean)
    .join(', ')
}
