/** Readers' words for the figures of a group, beside its name. */
const groupWords: Readonly<Record<string, string>> = {
  'capital-gains': 'tax on sale, profit',
}

/** Returns readers' words for a figure of its kind and group: "the limit of 80C", "the rate of PPF", "the last date". */
export function figureKindWords(value: unknown, group: string): string {
  const said = JSON.stringify(value)
  const isOf = (unit: string) => said.includes(`"unit":"${unit}`)
  return [
    groupWords[group],
    said.includes('"kind":"dates"') && 'last date, deadline',
    isOf('percent') && 'rate',
    isOf('percent-a-year') && 'interest rate',
    isOf('rupees') && 'limit, maximum, amount',
  ]
    .filter(Boolean)
    .join(', ')
}
