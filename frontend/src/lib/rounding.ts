/**
 * Rounded to so many decimals, halves away from zero, by the number as it is written: 1.005 gives 1.01, although the
 * double nearest to it lies below. Not-a-number and infinities are returned as they are.
 */
export function roundTo(value: number, decimals: number) {
  if (!Number.isFinite(value) || Number.isInteger(value)) return value
  const rounded = shiftDecimals(Math.round(shiftDecimals(Math.abs(value), decimals)), -decimals)
  return value < 0 ? 0 - rounded : rounded
}

/** The number with its decimal point moved, without the error that a multiplication would add: 1.15 by 5 is 115000. */
export function shiftDecimals(value: number, places: number) {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits ?? ''}e${Number(exponent) + places}`)
}

/** An amount in rupees as a whole number of paise, halves away from zero. */
export const toPaise = (rupees: number) => roundTo(shiftDecimals(rupees, 2), 0)
