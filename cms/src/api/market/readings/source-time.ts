/** Clocks differ; a time that is further ahead than this is no clock's difference. */
const skewMs = 5 * 60_000

const firstTime = Date.UTC(2000, 0, 1)

/** Whether figures can be of this time, seen from now: neither of the future nor of a time before such services. */
export const canBeOf = (time: Date, now: Date) => time.getTime() >= firstTime && time.getTime() <= now.getTime() + skewMs

function wallClock(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  } catch {
    return undefined
  }
}

/** Milliseconds of "2026-11-20 19:55:00" taken as UTC; NaN where it is no time, a day that no month has included. */
function asUtc(wallTime: string): number {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(wallTime) ?? []
  const utc = new Date(`${day}T${time}Z`)
  return Number.isNaN(utc.getTime()) || !utc.toISOString().startsWith(`${day}T${time}`) ? Number.NaN : utc.getTime()
}

/** Whether a text is a time as the documented series writes them. */
export const isWallTime = (text: string) => !Number.isNaN(asUtc(text))

/**
 * The moment at which clocks of a zone (as IANA names it) showed a time; undefined where either cannot be read. In the hour
 * that comes twice in autumn it is one of the two.
 */
export function momentOf(wallTime: string, zone: string): Date | undefined {
  const taken = asUtc(wallTime)
  const clock = wallClock(zone)
  if (Number.isNaN(taken) || clock === undefined) return undefined
  const ahead = (moment: number) => asUtc(clock.format(moment)) - moment
  // The second step matters where the clocks change between the guess and the moment.
  const guess = taken - ahead(taken)
  return new Date(taken - ahead(guess))
}
