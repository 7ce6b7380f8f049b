/** Clocks may differ by this much; a later time is an error. */
const skewMs = 5 * 60_000

const firstTime = Date.UTC(2000, 0, 1)

/** Returns true if prices can be of this time: not in the future, and not before such services existed. */
export const isPlausibleTime = (time: Date, now: Date) => time.getTime() >= firstTime && time.getTime() <= now.getTime() + skewMs

function wallClock(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  } catch {
    return undefined
  }
}

/** Parses "2026-11-20 19:55:00" as UTC, in milliseconds; NaN for an invalid time or date. */
function asUtc(wallTime: string): number {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(wallTime) ?? []
  const utc = new Date(`${day}T${time}Z`)
  return Number.isNaN(utc.getTime()) || !utc.toISOString().startsWith(`${day}T${time}`) ? Number.NaN : utc.getTime()
}

/** Returns true if a text is a time in the format of the documented series. */
export const isWallTime = (text: string) => !Number.isNaN(asUtc(text))

/**
 * Converts a wall-clock time in an IANA zone to a moment; undefined if either cannot be read. In the repeated hour of autumn it is one of the
 * two.
 */
export function wallTimeToDate(wallTime: string, zone: string): Date | undefined {
  const taken = asUtc(wallTime)
  const clock = wallClock(zone)
  if (Number.isNaN(taken) || clock === undefined) return undefined
  const ahead = (moment: number) => asUtc(clock.format(moment)) - moment
  // The second step corrects the guess if the clocks change between it and the moment.
  const guess = taken - ahead(taken)
  return new Date(taken - ahead(guess))
}
