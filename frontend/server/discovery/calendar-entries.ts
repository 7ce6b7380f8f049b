import type { FigureRow } from '@artha/contract/figure-answer'
import { dueDates, yearLater, type DueDate } from '@artha/contract/tax-calendar'

/** A due date with the fields by which calendar programs track changes. */
export interface CalendarEntry extends DueDate {
  /** Number of times that the day has changed since the entry was added. */
  sequence: number
  /** Time of the last change, ISO, in UTC. */
  changedAt: string
  isCancelled: boolean
}

/** Deleted entries stay in the feed as cancelled for this long, so that programs that rarely update notice. */
const cancelledForDays = 90

const daysLater = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const yearEarlier = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/**
 * Returns the time at which a row came into the register. A withdrawn row has only the time of its withdrawal, so this returns the day on
 * which it was checked.
 */
const cameAt = ({ changedAt, checkedOn, withdrawn }: FigureRow) => (withdrawn ? undefined : changedAt) ?? `${checkedOn}T00:00:00.000Z`
const wentAt = ({ changedAt, withdrawn }: FigureRow) => withdrawn && (changedAt ?? `${withdrawn.on}T00:00:00.000Z`)

/** Returns the rows that the register contained at a moment. */
const rowsAt = (rows: readonly FigureRow[], moment: string) =>
  rows.flatMap((row) => {
    const end = wentAt(row)
    if (cameAt(row) > moment || (end !== undefined && end <= moment)) return []
    return [{ ...row, withdrawn: undefined }]
  })

/**
 * Returns the calendar between two days, with entries that were cancelled lately. The register keeps all rows, so the history of an entry
 * is computed from them: the same rows give the same entries at any time of a day, on every server.
 */
export function calendarEntries(rows: readonly FigureRow[], from: string, until: string): CalendarEntry[] {
  const moments = [...new Set(rows.flatMap((row) => [cameAt(row), wentAt(row) ?? cameAt(row)]))].sort()
  const entries = new Map<string, CalendarEntry>()
  for (const changedAt of moments) {
    // A wider range, so that a due date that moved across its edge counts as moved
    const now = new Map(dueDates(rowsAt(rows, changedAt), yearEarlier(from), yearLater(until)).map((due) => [due.id, due]))
    for (const due of now.values()) {
      const before = entries.get(due.id)
      const isMoved = before !== undefined && (before.isCancelled || before.day !== due.day)
      if (before !== undefined && !isMoved && before.title === due.title) continue
      entries.set(due.id, { ...due, changedAt, isCancelled: false, sequence: (before?.sequence ?? 0) + Number(isMoved) })
    }
    for (const entry of entries.values()) {
      if (now.has(entry.id) || entry.isCancelled) continue
      entries.set(entry.id, { ...entry, changedAt, isCancelled: true, sequence: entry.sequence + 1 })
    }
  }
  const isLately = ({ changedAt }: CalendarEntry) => daysLater(changedAt.slice(0, 10), cancelledForDays) >= from
  return [...entries.values()]
    .filter((entry) =>
      entry.isCancelled
        ? isLately(entry) && entry.day >= entry.changedAt.slice(0, 10) && entry.day <= until
        : (entry.day >= from && entry.day <= until) || (entry.sequence > 0 && isLately(entry)),
    )
    .sort((a, b) => a.day.localeCompare(b.day) || a.id.localeCompare(b.id))
}
