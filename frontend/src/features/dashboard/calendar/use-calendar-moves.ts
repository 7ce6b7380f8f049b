import { useState } from 'react'
import type { CalendarEntry } from '@artha/contract/calendar'
import { guardHeaders, useMoveOnCalendar } from '../api.ts'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { dayInWords } from './entry-texts.ts'
import { randomId } from '../../../lib/random-id.ts'
import { refusalOf } from '../../../api/refusal-of.ts'

type Piece = Pick<CalendarEntry, '_id' | 'kind' | 'title' | 'version' | 'day'>

interface Outcome {
  kind: 'done' | 'failed'
  title: string
  detail?: string | undefined
  /** The entry after the move. */
  moved?: Piece
  /** The day before the move. */
  before?: string
}

/** Moves scheduled entries, reports the outcome, and can undo the last move. */
export function useCalendarMoves() {
  const { write: moveOnCalendar, isPending: isBusy } = useMoveOnCalendar()
  const [outcome, setOutcome] = useState<Outcome>()

  async function send(piece: Piece, day: string, isBack: boolean) {
    if (isBusy) return
    setOutcome(undefined)
    try {
      const body = { kind: piece.kind, id: piece._id, version: piece.version, day }
      const { version, day: now } = await moveOnCalendar({ body, headers: guardHeaders({ idempotencyKey: randomId() }) })
      const title = `“${piece.title}” ${isBack ? 'is back on' : 'was moved to'} ${dayInWords(now)}.`
      setOutcome({ kind: 'done', title, moved: { ...piece, version, day: now }, ...(!isBack && { before: piece.day }) })
    } catch (error) {
      setOutcome({ kind: 'failed', ...titledProblemOf(refusalOf(error), 'It could not be moved.') })
    }
  }

  const { moved, before } = outcome ?? {}
  return {
    isBusy,
    outcome,
    move: (piece: Piece, day: string) => void send(piece, day, false),
    undo: moved === undefined || before === undefined ? undefined : () => void send(moved, before, true),
    /** Shows why an entry cannot be moved. */
    say: (title: string) => setOutcome({ kind: 'failed', title }),
  }
}
