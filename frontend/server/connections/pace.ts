/** The lowest rate at which a client must send or read, and the longest pause that it may make. */
export interface Pace {
  bytesPerSecond: number
  graceMs: number
}

/** What happened since the last look. */
export interface Progress {
  /** How long of it we waited for the other side. */
  waitedMs: number
  bytes: number
}

/** 64 kbit/s. */
const slowestBytesPerSecond = 8_000

export const bodyPace: Pace = { bytesPerSecond: slowestBytesPerSecond, graceMs: 10_000 }
/** A phone that changes cells is silent for some seconds. */
export const uploadPace: Pace = { bytesPerSecond: slowestBytesPerSecond, graceMs: 30_000 }
/** A player that was paused asks for the rest again when it goes on. */
export const readerPace: Pace = { bytesPerSecond: slowestBytesPerSecond, graceMs: 30_000 }

/**
 * The time that somebody has left: waiting uses it up, bytes earn it back, never beyond the pause that everybody has. So a
 * fast beginning buys no long silence, and a steady pace of just enough goes on for ever.
 */
export const timeLeftMs = (leftMs: number, { waitedMs, bytes }: Progress, pace: Pace) =>
  Math.min(pace.graceMs, leftMs - waitedMs + msFor(bytes, pace))

/** How long so many bytes may take. */
export const msFor = (bytes: number, { bytesPerSecond }: Pace) => (bytes * 1_000) / bytesPerSecond
