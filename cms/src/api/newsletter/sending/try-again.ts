const minuteMs = 60_000

/** The pauses before a mail is tried again that the server refused for now: nine tries in about a day. */
const pausesMs = [1, 5, 15, 60, 120, 240, 480, 480].map((minutes) => minutes * minuteMs)

/** Returns the pause after a number of tries; undefined if there were enough. */
export const pauseAfterTries = (tries: number): number | undefined => pausesMs[tries - 1]

/** Returns the pause after a number of failures of the mail server in a row: five seconds, doubled up to five minutes. */
export const serverPauseMs = (failures: number): number => Math.min(5_000 * 2 ** (failures - 1), 5 * minuteMs)
