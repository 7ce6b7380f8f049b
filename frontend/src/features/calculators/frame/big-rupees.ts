import { rupees, wholeRupees } from '../../../lib/money.ts'

const wholeFrom = 1_000

/** An amount as the big figure of a page has it: from a thousand rupees on without paise. */
export const bigRupees = (value: number) => (Math.abs(value) >= wholeFrom ? wholeRupees(value) : rupees(value))
