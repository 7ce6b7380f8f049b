/** The unit of an input. Rupees and counts are whole, percentages have two decimals, years come in whole months. */
export type InputUnit = 'rupees' | 'percent' | 'years' | 'count'

/**
 * The values that an input accepts. `step` applies to the slider and arrow keys. Field and link accept any value from `min` to `max` that is a whole
 * number of parts of its unit (a rupee, a hundredth of a percent, a month). `initial` is the value at the start.
 */
export type InputLimits = {
  unit: InputUnit
  min: number
  max: number
  step: number
  initial: number
  /** The number of parts of one unit, if not as in `partsOfUnit`: 100 for amounts with paise. */
  parts?: number
  /** A number of months, which may also be entered as "2 years 6 months". */
  isMonths?: true
  /** The ends of the slider if they are narrower than the limits; `none` for no slider. */
  slide?: readonly [min: number, max: number] | 'none'
}

/** The number of parts into which one of each unit divides. */
export const partsOfUnit: Readonly<Record<InputUnit, number>> = { rupees: 1, percent: 100, years: 12, count: 1 }

/** The nearest value that the input accepts; the initial value for NaN. */
export function nearestAllowed({ unit, min, max, initial, parts = partsOfUnit[unit] }: InputLimits, value: number) {
  if (Number.isNaN(value)) return initial
  return Math.round(Math.min(max, Math.max(min, value)) * parts) / parts
}
