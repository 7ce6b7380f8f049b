import { dateInIndia, timeInIndia } from './dates.ts'

const minuteMs = 60_000

/** The delay if an unavailable or overloaded server sends no Retry-After. */
const usualSeconds = 60

const [sessionOver, tooLarge, tooMany, away] = [401, 413, 429, 503]

/** Returns the time to try again; undefined if waiting does not help. */
export function retryTime(status: number | undefined, retryAfterSeconds: number | undefined, now: Date): Date | undefined {
  if (status !== tooMany && status !== away) return undefined
  return new Date(now.getTime() + (retryAfterSeconds ?? usualSeconds) * 1_000)
}

/** Formats a time rounded up to the minute, so that the reader never tries too early: "after 14:32 IST". Adds the date if it is not today. */
export function afterTime(moment: Date, now: Date): string {
  const shown = new Date(Math.ceil(moment.getTime() / minuteMs) * minuteMs)
  const day = dateInIndia(shown) === dateInIndia(now) ? '' : ` on ${dateInIndia(shown)}`
  return `after ${timeInIndia(shown)}${day}`
}

/** The parts of a failed request that say when to try again. */
interface RefusedForNow {
  status?: number | undefined
  retryAt?: Date | undefined
}

/** True if the server refused the request because this client sent too many. */
export const isTooMany = (thrown: unknown): boolean => ((thrown ?? {}) as RefusedForNow).status === tooMany

/** Returns the advice for any thrown value. */
export const retryAdviceOn = (thrown: unknown): string | undefined => retryAdvice(thrown ?? {})

/** Returns what to do after a failed request, and when; undefined if the error message is enough. */
export function retryAdvice({ status, retryAt }: RefusedForNow, now = new Date()): string | undefined {
  if (retryAt !== undefined) return `Please try again ${afterTime(retryAt, now)}.`
  if (status === sessionOver) return 'Log in and try again.'
  return status === tooLarge ? 'Make it smaller and try again.' : undefined
}
