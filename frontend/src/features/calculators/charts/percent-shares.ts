import { roundParts } from '../../../lib/round-parts.ts'

/** The parts as percentages of their total, with one decimal; they add up to 100. */
export function percentShares(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return roundParts(
    parts.map((part) => (part / whole) * 100),
    1,
    100,
  )
}
