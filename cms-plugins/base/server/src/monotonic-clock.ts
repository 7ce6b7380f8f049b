/**
 * Milliseconds that only go on, however the clock of the machine is set: for durations, back-off, limits and what expires in
 * memory. Dates that are stored or shown are of the machine's clock.
 */
export const monotonicMs = (): number => performance.now()
