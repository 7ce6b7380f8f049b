import { dateInIndia, timeInIndia } from './dates.ts'

const minuteMs = 60_000

/** Without a Retry-After, a server that is unavailable or overloaded is asked again in a minute. */
const usualSeconds = 60

const [sessionOver, tooLarge, tooMany, away] = [401, 413, 429, 503]

/** When it is worth trying again; undefined where waiting changes nothing. */
export function retryMoment(status: number | undefined, retryAfterSeconds: number | undefined, now: Date): Date | undefined {
  if (status !== tooMany && status !== away) return undefined
  return new Date(now.getTime() + (retryAfterSeconds ?? usualSeconds) * 1_000)
}

/** As in "after 14:32 IST", rounded up, so that who looks at the clock has waited long enough; with the day where it is another. */
export function afterTime(moment: Date, now: Date): string {
  const shown = new Date(Math.ceil(moment.getTime() / minuteMs) * minuteMs)
  const day = dateInIndia(shown) === dateInIndia(now) ? '' : ` on ${dateInIndia(shown)}`
  return `after ${timeInIndia(shown)}${day}`
}

/** A call that was refused, as far as it says when another may go through. */
interface RefusedForNow {
  status?: number | undefined
  retryAt?: Date | undefined
}

/** The same of whatever was thrown. */
export const retryAdviceOn = (thrown: unknown): string | undefined => retryAdvice(thrown ?? {})

/** What to do about a refusal, and when; undefined where its own words say it all. */
export function retryAdvice({ status, retryAt }: RefusedForNow, now = new Date()): string | undefined {
  if (retryAt !== undefined) return `Please try again ${afterTime(retryAt, now)}.`
  if (status === sessionOver) return 'Log in and try again.'
  return status === tooLarge ? 'Make it smaller and try again.' : undefined
}
