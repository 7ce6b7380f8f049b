import type { TypedAmount } from '../../../lib/typed-amount.ts'
import type { ValueReading } from './read-value.ts'

/** What stands in a field while somebody types: the value from before, and the last text of this typing that was taken. */
export interface Typing extends TypedAmount {
  valueBefore: number
  taken?: string
}

const withoutCommas = (text: string) => text.replaceAll(',', '')

/**
 * The typing with its next text, and the value that counts now. A text that cannot be taken and goes on from one that was gives
 * the value back that was there before: "1,5" has passed through 1, and "60 crore" through 60. Another text leaves the value as it is.
 */
export function typingOn(before: Typing | undefined, now: TypedAmount, value: number, reading: ValueReading): { typing: Typing; value: number } {
  const { valueBefore = value, taken } = before ?? {}
  if (reading.kind === 'taken') return { typing: { ...now, valueBefore, taken: now.text }, value: reading.value }
  const goesOn = taken !== undefined && withoutCommas(now.text).startsWith(withoutCommas(taken))
  return goesOn ? { typing: { ...now, valueBefore, taken }, value: valueBefore } : { typing: { ...now, valueBefore: value }, value }
}
