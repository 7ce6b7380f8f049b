import { exactRupees, rupees, wholeRupees } from '../../../lib/money.ts'

const wholeFrom = 1_000

/** The number of decimals of amounts beside the main result: as many as it has. */
export const decimalsBeside = (big = 0) => (Math.abs(big) >= wholeFrom ? 0 : 2)

/** Formats an amount in rupees with 0 or 2 decimals. */
export const amountText = (value: number, decimals: number) => (decimals === 0 ? wholeRupees(value) : rupees(value))

/** Formats the main result where its parts are shown to the paisa, as on a bill. */
export const exactBigRupees = (value: number) => (Math.abs(value) >= wholeFrom ? exactRupees(value) : rupees(value))

/** Formats the main result of a page: without paise from ₹1,000. */
export const bigRupees = (value: number) => (Math.abs(value) >= wholeFrom ? wholeRupees(value) : rupees(value))
