/** A failed sign-in or a refused access, as the audit trail records it. */
export interface Failure {
  actor: string
  action: string
  subject: string
}

export interface RecordedFailure extends Failure {
  /** The number of repeats after the one that was recorded. */
  more?: number
}

interface Kept {
  failure: Failure
  isWritten: boolean
  more: number
}

const hourMs = 3_600_000

/** The number of different failures with an entry of their own in an hour. The rest share one, so that an attacker cannot fill the disk. */
export const maxFailureKinds = 100

/**
 * Collects failures for the audit trail. The first of a kind in an hour is written at once; its repeats are written as one number at the
 * end of the hour. All times are milliseconds of a monotonic clock.
 */
export class FailureLog {
  #kept = new Map<string, Kept>()
  #begunAtMs = 0

  note(failure: Failure, nowMs: number): void {
    if (this.#kept.size === 0) this.#begunAtMs = nowMs
    const known = this.#kept.get(keyOf(failure))
    const one = known ?? (this.#kept.size < maxFailureKinds ? undefined : this.#kept.get(keyOf(others(failure))))
    if (one !== undefined) one.more += 1
    else {
      const kept = this.#kept.size < maxFailureKinds ? failure : others(failure)
      this.#kept.set(keyOf(kept), { failure: kept, isWritten: false, more: 0 })
    }
  }

  /** Returns the failures to write now. At the end of the hour, or with `isLast`, it adds the numbers of repeats and starts afresh. */
  take(nowMs: number, isLast = false): RecordedFailure[] {
    const fresh = [...this.#kept.values()].filter(({ isWritten }) => !isWritten)
    for (const kept of fresh) kept.isWritten = true
    const notes: RecordedFailure[] = fresh.map(({ failure }) => failure)
    if (!isLast && nowMs - this.#begunAtMs < hourMs) return notes
    const summaries = [...this.#kept.values()].filter(({ more }) => more > 0).map(({ failure, more }) => ({ ...failure, more }))
    this.#kept.clear()
    return [...notes, ...summaries]
  }

  get isEmpty(): boolean {
    return this.#kept.size === 0
  }
}

const keyOf = ({ actor, action, subject }: Failure) => JSON.stringify([actor, action, subject])

const others = ({ action }: Failure): Failure => ({ actor: 'others', action, subject: 'others' })
