/** Returns the results, or undefined if one is not finite, so that the page never shows "NaN". */
export const finiteResults = <Results extends Readonly<Record<string, number>>>(results: Results) =>
  Object.values(results).every(Number.isFinite) ? results : undefined

/** True if every value is finite and above zero. */
export const allPositive = (...values: number[]) => values.every((value) => Number.isFinite(value) && value > 0)

/** True if every value is finite and not negative. */
export const noneNegative = (...values: number[]) => values.every((value) => Number.isFinite(value) && value >= 0)
