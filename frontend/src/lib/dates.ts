/** India is at UTC +5:30 all year. */
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

/** Written out, because Node and browsers disagree on "Sep" and "Sept", and both must render the same. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Returns the moment shifted so that its UTC fields show the time in India. */
export const inIndia = (moment: Date) => new Date(moment.getTime() + indiaOffsetMs)

/** Formats a moment's date in India: "12 Jan 2025". */
export function dateInIndia(moment: Date) {
  const local = inIndia(moment)
  return `${local.getUTCDate()} ${months[local.getUTCMonth()]} ${local.getUTCFullYear()}`
}

/** Formats an ISO date, `2025-01-12`, as "12 Jan 2025". */
export const dayText = (day: string) => dateInIndia(new Date(day))

/** Formats a moment's date in India: "Thursday, 20 Nov 2025". */
export const weekdayAndDateInIndia = (moment: Date) => `${weekdays[inIndia(moment).getUTCDay()]}, ${dateInIndia(moment)}`

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Formats a moment's time in India: "14:05 IST". */
export function timeInIndia(moment: Date) {
  const local = inIndia(moment)
  return `${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())} IST`
}

/** Formats a moment in Indian time: "12 Jan 2025, 14:05 IST". */
export const dateAndTimeInIndia = (moment: Date) => `${dateInIndia(moment)}, ${timeInIndia(moment)}`

/** True if the time has passed; false if `now` is not known yet or there is no time. */
export const hasPassed = (iso: string | null | undefined, now: Date | undefined) =>
  now !== undefined && typeof iso === 'string' && now.getTime() >= Date.parse(iso)
