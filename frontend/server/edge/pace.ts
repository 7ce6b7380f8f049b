/** The lowest rate at which a client must send or read, and the longest pause that it may make. */
export interface Pace {
  bytesPerSecond: number
  graceMs: number
}

/** Progress of a client since the last check. */
export interface Progress {
  /** Time in which we waited for the client. */
  waitedMs: number
  bytes: number
}

/** 64 kbit/s. */
const slowestBytesPerSecond = 8_000

export const bodyPace: Pace = { bytesPerSecond: slowestBytesPerSecond, graceMs: 10_000 }
/** A phone that changes cells sends nothing for some seconds. */
export const uploadPace: Pace = { bytesPerSecond: slowestBytesPerSecond, graceMs: 30_000 }
/** A paused player may be cut off: it requests the rest when it goes on. */
export const readerPace: Pace = { bytesPerSecond: slowestBytesPerSecond, graceMs: 30_000 }

/**
 * Returns the time that a client has left, in ms. Waiting uses it up and bytes earn it back, up to the longest pause of the pace. So a fast
 * start allows no long silence, and a client at just the lowest rate is never cut off.
 */
export const timeLeftMs = (leftMs: number, { waitedMs, bytes }: Progress, pace: Pace) =>
  Math.min(pace.graceMs, leftMs - waitedMs + msFor(bytes, pace))

/** Returns the time, in ms, that this many bytes may take. */
export const msFor = (bytes: number, { bytesPerSecond }: Pace) => (bytes * 1_000) / bytesPerSecond
