import { env } from './env'

const standardSeconds = env.SITE_URL.startsWith('https://') ? 5 : 1

/** The time to drain; none in development, because no load balancer is in front. */
export const drainMs = env.NODE_ENV === 'development' ? 0 : (env.DRAIN_SECONDS ?? standardSeconds) * 1_000
