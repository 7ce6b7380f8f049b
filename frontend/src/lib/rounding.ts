/**
 * Rounds to a number of decimals, halves away from zero, by the decimal notation: 1.005 gives 1.01, although its double is slightly less. NaN and
 * infinities are returned unchanged.
 */
export function roundTo(value: number, decimals: number) {
  if (!Number.isFinite(value) || Number.isInteger(value)) return value
  const size = Math.abs(value)
  const shifted = shiftDecimals(size, decimals)
  // A shifted number of many digits can become a half: 4261193945.5963497 by 4 places ends in .5, but its digit there is 4
  const isBelowHalf = shifted % 1 === 0.5 && Number(String(size).split('.')[1]?.[decimals]) < 5
  const rounded = shiftDecimals(isBelowHalf ? Math.floor(shifted) : Math.round(shifted), -decimals)
  return value < 0 ? 0 - rounded : rounded
}

/** Moves the decimal point without the error of a multiplication: 1.15 by 5 places is 115000. */
export function shiftDecimals(value: number, places: number) {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits ?? ''}e${Number(exponent) + places}`)
}

/** Converts rupees to a whole number of paise, halves away from zero. */
export const toPaise = (rupees: number) => roundTo(shiftDecimals(rupees, 2), 0)
