import { exactRupees, rupees, wholeRupees } from '../../../lib/money.ts'

const wholeFrom = 1_000

/** The decimals of the amounts that stand beside a big figure: as many as it has. */
export const decimalsBeside = (big = 0) => (Math.abs(big) >= wholeFrom ? 0 : 2)

/** An amount with so many decimals: none, or two. */
export const amountText = (value: number, decimals: number) => (decimals === 0 ? wholeRupees(value) : rupees(value))

/** The big figure where its parts are read to the paisa, as on a bill. */
export const exactBigRupees = (value: number) => (Math.abs(value) >= wholeFrom ? exactRupees(value) : rupees(value))

/** An amount as the big figure of a page has it: from a thousand rupees on without paise. */
export const bigRupees = (value: number) => (Math.abs(value) >= wholeFrom ? wholeRupees(value) : rupees(value))
