/**
 * Why a service gave no answer. `limited` is said with 429, or with 200 and a note instead of figures; `paused` means that
 * it was not asked, because it failed too often just before; `stopped` that the program ended meanwhile.
 */
export type FailureReason =
  'unreachable' | 'timed-out' | 'server-error' | 'refused' | 'limited' | 'unexpected-status' | 'malformed' | 'too-large' | 'paused' | 'stopped'

/** Carries a reason, and how long the service asks to be left alone: addresses of services hold keys, and an error may be logged. */
export class UpstreamFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    readonly retryAfterMs?: number,
  ) {
    super(`The service gave no answer: ${reason}`)
  }
}

/** What may have passed a moment later. A key that is refused stays refused, and a limit is only used up further. */
const passing: readonly FailureReason[] = ['unreachable', 'timed-out', 'server-error']
export const mayPass = (reason: FailureReason) => passing.includes(reason)

/** Failures that say nothing about the service but only about the one answer: another question may well be answered. */
const ofTheAnswer: readonly FailureReason[] = ['unexpected-status', 'malformed', 'too-large']
export const isOfTheAnswer = (reason: FailureReason) => ofTheAnswer.includes(reason)
