import { env } from './env'

const standardSeconds = env.SITE_URL.startsWith('https://') ? 5 : 1

/** Developing, nothing stands before the cms that would have to hear of its end. */
export const drainMs = env.NODE_ENV === 'development' ? 0 : (env.DRAIN_SECONDS ?? standardSeconds) * 1_000
