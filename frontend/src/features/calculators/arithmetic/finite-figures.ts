/** The figures, or undefined where one of them is no finite number: no result is shown then, never "NaN". */
export const finiteFigures = <Figures extends Readonly<Record<string, number>>>(figures: Figures) =>
  Object.values(figures).every(Number.isFinite) ? figures : undefined

/** Whether every value is a number above zero that can be counted with. */
export const allPositive = (...values: number[]) => values.every((value) => Number.isFinite(value) && value > 0)

/** Whether every value is a number from zero on that can be counted with. */
export const noneNegative = (...values: number[]) => values.every((value) => Number.isFinite(value) && value >= 0)
