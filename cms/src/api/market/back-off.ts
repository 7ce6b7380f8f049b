const minuteMs = 60_000

/** The longest wait for a figure that readers look at now. */
export const backOffLimitMs = 15 * minuteMs
/** The longest for a past day of metals, which may have no price at all. */
export const pastDayBackOffLimitMs = 24 * 60 * minuteMs

/** How long a source is left alone after so many failures in a row: 1, 2, 4 … minutes. */
export const backOffMs = (failures: number, limitMs = backOffLimitMs) => Math.min(2 ** (failures - 1) * minuteMs, limitMs)
