const minuteMs = 60_000

/** The longest wait for a current price. */
export const backOffLimitMs = 15 * minuteMs
/** The longest wait for a past day of metals, which may have no price at all. */
export const pastDayBackOffLimitMs = 24 * 60 * minuteMs

/** Returns the wait after this many failures in a row: 1, 2, 4 … minutes, up to the limit. */
export const backOffMs = (failures: number, limitMs = backOffLimitMs) => Math.min(2 ** (failures - 1) * minuteMs, limitMs)
