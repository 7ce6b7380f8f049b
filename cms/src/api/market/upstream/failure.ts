/**
 * The reason why a service gave no answer. `limited`: status 429, or 200 with a note in place of prices. `paused`: not asked, because of
 * repeated failures. `stopped`: the program ended meanwhile.
 */
export type FailureReason =
  'unreachable' | 'timed-out' | 'server-error' | 'refused' | 'limited' | 'unexpected-status' | 'malformed' | 'too-large' | 'paused' | 'stopped'

/** Holds only a reason and the wait that the service asks for: addresses contain keys, and errors may be logged. */
export class UpstreamFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    readonly retryAfterMs?: number,
  ) {
    super(`The service gave no answer: ${reason}`)
  }
}

/** Failures that may pass in a moment. A refused key stays refused, and repeating uses a limit up further. */
const passing: readonly FailureReason[] = ['unreachable', 'timed-out', 'server-error']
export const isTransient = (reason: FailureReason) => passing.includes(reason)

/** Failures of one answer rather than of the service: another question may succeed. */
const ofTheAnswer: readonly FailureReason[] = ['unexpected-status', 'malformed', 'too-large']
export const isBadAnswer = (reason: FailureReason) => ofTheAnswer.includes(reason)
