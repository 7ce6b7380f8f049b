/** What an input counts; rupees and counts are whole, percentages have two decimals, years may have odd months. */
export type InputUnit = 'rupees' | 'percent' | 'years' | 'count'

/**
 * What an input takes. `step` rules slider and arrow keys; field and link take any value between `min` and `max` that is
 * a whole number of parts of its unit (a rupee, a hundredth of a percent, a month). `initial` is where it starts.
 */
export type InputLimits = {
  unit: InputUnit
  min: number
  max: number
  step: number
  initial: number
  /** Into how many parts one may be divided, where these are not the parts of its unit: 100 for amounts with paise. */
  parts?: number
  /** A count of months, which may be given as "2 years 6 months" too. */
  isMonths?: true
  /** The ends of the slider where it does not go as far as field and link; `none` where a slider would be of no use. */
  slide?: readonly [min: number, max: number] | 'none'
}

/** Into how many parts one of each unit may be divided. */
export const partsOfUnit: Readonly<Record<InputUnit, number>> = { rupees: 1, percent: 100, years: 12, count: 1 }

/** The value that the input can have and that is nearest; the initial one for what is no number at all. */
export function nearestAllowed({ unit, min, max, initial, parts = partsOfUnit[unit] }: InputLimits, value: number) {
  if (Number.isNaN(value)) return initial
  return Math.round(Math.min(max, Math.max(min, value)) * parts) / parts
}
