import { roundTo, shiftDecimals } from './rounding.ts'

/** Remainders that differ by less than one part in this number differ only by floating-point error. */
const steps = 1e6

/**
 * Rounds parts so that they add up to `whole`, by default their rounded sum. Each part is rounded down; the missing units go to the largest
 * remainders, or the first of equal ones.
 */
export function roundParts(parts: readonly number[], decimals: number, whole?: number): number[] {
  const units = parts.map((part) => shiftDecimals(part, decimals))
  const rounded = whole ?? roundTo(parts.reduce((sum, part) => sum + part, 0), decimals) // prettier-ignore
  const target = Math.round(shiftDecimals(rounded, decimals))
  if (!units.every((each) => Math.abs(each) <= Number.MAX_SAFE_INTEGER) || !Number.isSafeInteger(target))
    return parts.map((part) => roundTo(part, decimals))
  // A value that is a whole unit except for floating-point error counts as whole
  const floors = units.map((each) => Math.floor(Math.round(each * steps) / steps))
  const ranked = units
    .map((each, at) => ({ at, rest: Math.round((each - (floors[at] ?? 0)) * steps) }))
    .toSorted((one, other) => other.rest - one.rest)
  const missing = target - floors.reduce((sum, each) => sum + each, 0)
  const [each, more] = parts.length === 0 ? [0, 0] : [Math.floor(missing / parts.length), missing - Math.floor(missing / parts.length) * parts.length]
  const shown = floors.map((floor) => floor + each)
  for (const { at } of ranked.slice(0, more)) shown[at] = (shown[at] ?? 0) + 1
  return shown.map((units) => shiftDecimals(units, -decimals))
}
