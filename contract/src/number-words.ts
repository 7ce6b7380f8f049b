/** How numbers and days are written wherever the contract, the cms and its plugins say them; the site's own: `frontend/src/lib`. */

/** As in "12,34,567" and "7.1", by India's groups. */
export const grouped = (number: number | bigint): string => number.toLocaleString('en-IN')

/** As in "₹12,34,567". */
export const inRupees = (number: number): string => `₹${grouped(number)}`

/** As in "18%", "5.50%" and "0.025%": whole, or with two decimals at least. No space stands before the sign. */
export const inPercent = (number: number): string =>
  `${Number.isInteger(number) ? number : number.toFixed(Math.max(2, String(number).split('.')[1]?.length ?? 0))}%`

// Written out: Node and browsers disagree on "Sep" and "Sept".
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day, `2026-10-07`, as in "7 Oct 2026". */
export const dayInWords = (day: string): string => `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`

const indiaOffsetMs = 5.5 * 3_600_000

/** A moment as the newsroom reads it: "20 Nov 2026, 14:05 IST". */
export function momentInIndia(moment: Date): string {
  const local = new Date(moment.getTime() + indiaOffsetMs).toISOString()
  return `${dayInWords(local)}, ${clockInIndia(moment)}`
}

/** As in "14:05 IST". */
export const clockInIndia = (moment: Date): string => `${new Date(moment.getTime() + indiaOffsetMs).toISOString().slice(11, 16)} IST`
