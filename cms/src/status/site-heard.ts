import { monotonicMs } from '@artha/accounts/monotonic-clock'

let heardAtMs: number | undefined

/** The site showed the key that only it has. */
export const siteWasHeard = (): void => void (heardAtMs = monotonicMs())

/** By this process, on the clock of now: one that was set since makes no silence. Another replica may have heard it meanwhile. */
export const siteHeardAt = (now: Date): Date | null => (heardAtMs === undefined ? null : new Date(now.getTime() - (monotonicMs() - heardAtMs)))
