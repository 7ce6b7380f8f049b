/** India keeps one time all year: UTC +5:30. */
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** Written out, because Node and browsers disagree on "Sep" and "Sept" and the two must draw the same. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The moment moved so that its UTC fields read as the clock in India. */
export const inIndia = (moment: Date) => new Date(moment.getTime() + indiaOffsetMs)

/** As in "12 Jan 2025", the day in India. */
export function dateInIndia(moment: Date) {
  const local = inIndia(moment)
  return `${local.getUTCDate()} ${months[local.getUTCMonth()]} ${local.getUTCFullYear()}`
}

/** A day of the calendar, `2025-01-12`, as in "12 Jan 2025". */
export const dayWords = (day: string) => dateInIndia(new Date(day))

/** As in "Thursday, 20 Nov 2025". */
export const weekdayAndDateInIndia = (moment: Date) => `${weekdays[inIndia(moment).getUTCDay()]}, ${dateInIndia(moment)}`

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** As in "14:05 IST". */
export function timeInIndia(moment: Date) {
  const local = inIndia(moment)
  return `${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())} IST`
}

/** As in "12 Jan 2025, 14:05 IST". */
export const dateAndTimeInIndia = (moment: Date) => `${dateInIndia(moment)}, ${timeInIndia(moment)}`

/** Whether a moment is past; never where the time is not known yet, or nothing is to come. */
export const hasPassed = (iso: string | null | undefined, now: Date | undefined) =>
  now !== undefined && typeof iso === 'string' && now.getTime() >= Date.parse(iso)
