/** Returns each bar's start and width in percent of the line. Bars start at zero; negative values go to the left of it. */
export function barPositions(values: readonly number[]) {
  const least = Math.min(0, ...values)
  const span = Math.max(0, ...values) - least
  const share = (amount: number) => (span === 0 ? 0 : Math.round((amount / span) * 10_000) / 100)
  return values.map((value) => ({ x: share(Math.min(0, value) - least), width: share(Math.abs(value)) }))
}

/** The vertical range of the plot in percent from the top. The margins leave room for labels. */
const top = 8
const bottom = 92

/** Returns each number's vertical place in percent from the top, between the smallest and the largest. */
export function heights(numbers: readonly number[]) {
  const least = Math.min(...numbers)
  const span = Math.max(...numbers) - least
  return numbers.map((number) => (span === 0 ? 50 : Math.round((bottom - ((number - least) / span) * (bottom - top)) * 100) / 100))
}

/** Moves labels apart so that no two are closer than `gap`. Order is kept; heights are in percent. */
export function spreadLabels(wanted: readonly number[], gap: number) {
  const places = [...wanted]
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0))
  let least = -Infinity
  for (const at of order) least = places[at] = Math.max(places[at] ?? 0, least + gap)
  let most = 100
  for (const at of order.toReversed()) most = (places[at] = Math.min(places[at] ?? 0, most)) - gap
  return places
}
