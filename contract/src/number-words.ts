/** Numbers and days as text, for the contract, the cms and its plugins. The site has its own in `frontend/src/lib`. */

/** Formats a number in Indian groups: "12,34,567", "7.1". */
export const grouped = (number: number | bigint): string => number.toLocaleString('en-IN')

/** Formats rupees: "₹12,34,567". */
export const inRupees = (number: number): string => `₹${grouped(number)}`

/** Formats a percentage: "18%", "5.50%", "0.025%". Whole, or with at least two decimals; no space before the sign. */
export const inPercent = (number: number): string =>
  `${Number.isInteger(number) ? number : number.toFixed(Math.max(2, String(number).split('.')[1]?.length ?? 0))}%`

// A fixed list, because Node and browsers disagree on "Sep" and "Sept".
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats a day such as `2026-10-07`: "7 Oct 2026". */
export const dayInWords = (day: string): string => `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`

const indiaOffsetMs = 5.5 * 3_600_000

/** Formats a moment in Indian time: "20 Nov 2026, 14:05 IST". */
export function momentInIndia(moment: Date): string {
  const local = new Date(moment.getTime() + indiaOffsetMs).toISOString()
  return `${dayInWords(local)}, ${clockInIndia(moment)}`
}

/** Formats the time of a moment in India: "14:05 IST". */
export const clockInIndia = (moment: Date): string => `${new Date(moment.getTime() + indiaOffsetMs).toISOString().slice(11, 16)} IST`
