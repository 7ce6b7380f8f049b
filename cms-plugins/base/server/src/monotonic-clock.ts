/**
 * Returns milliseconds that never go back, even if the machine's clock is changed. For durations, back-off, limits and expiry in memory.
 * Dates that are stored or shown use the machine's clock.
 */
export const monotonicMs = (): number => performance.now()
