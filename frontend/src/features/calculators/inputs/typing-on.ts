import type { TypedAmount } from '../../../lib/typed-amount.ts'
import type { ValueReading } from './read-value.ts'

/** The state of a field during typing: the value before, and the last valid text. */
export interface Typing extends TypedAmount {
  valueBefore: number
  taken?: string
}

const withoutCommas = (text: string) => text.replaceAll(',', '')

/**
 * The typing state after the next text, and the current value. An invalid text that continues a valid one restores the value from before: "1,5"
 * starts as 1, and "60 crore" as 60. Any other invalid text leaves the value unchanged.
 */
export function typingOn(before: Typing | undefined, now: TypedAmount, value: number, reading: ValueReading): { typing: Typing; value: number } {
  const { valueBefore = value, taken } = before ?? {}
  if (reading.kind === 'taken') return { typing: { ...now, valueBefore, taken: now.text }, value: reading.value }
  const goesOn = taken !== undefined && withoutCommas(now.text).startsWith(withoutCommas(taken))
  return goesOn ? { typing: { ...now, valueBefore, taken }, value: valueBefore } : { typing: { ...now, valueBefore: value }, value }
}
