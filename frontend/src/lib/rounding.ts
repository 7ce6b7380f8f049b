/**
 * Rounds to a number of decimals, halves away from zero, by the decimal notation: 1.005 gives 1.01, although its double is slightly less. NaN and
 * infinities are returned unchanged.
 */
export function roundTo(value: number, decimals: number) {
  if (!Number.isFinite(value) || Number.isInteger(value)) return value
  const rounded = shiftDecimals(Math.round(shiftDecimals(Math.abs(value), decimals)), -decimals)
  return value < 0 ? 0 - rounded : rounded
}

/** Moves the decimal point without the error of a multiplication: 1.15 by 5 places is 115000. */
export function shiftDecimals(value: number, places: number) {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits ?? ''}e${Number(exponent) + places}`)
}

/** Converts rupees to a whole number of paise, halves away from zero. */
export const toPaise = (rupees: number) => roundTo(shiftDecimals(rupees, 2), 0)
