import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { CalendarEntry } from '@artha/contract/calendar'
import { useCalendar } from '../api.ts'
import { moveButtonId } from './calendar-entry.tsx'
import { monthAfter, monthIn, monthTitle } from './month-days.ts'
import { MonthView } from './month-view.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useMoving } from './use-moving.ts'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Message } from '../../../ui/message.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { useCalendarMoves } from './use-calendar-moves.ts'
import styles from './calendar.module.css'

const addressOf = (month: string | undefined) => month && `/dashboard/calendar?month=${month}`

/** A month of entries, and how one is moved to another day. */
export function Calendar() {
  const [search] = useSearchParams()
  const today = todayInIndia()
  const month = monthIn(search, today)
  const calendar = useCalendar({ month })
  const { outcome, isBusy, move, undo, say } = useCalendarMoves()
  const moving = useMoving({ onMove: move, onStays: say })
  const [asked, setAsked] = useState<CalendarEntry>()
  const heading = useRef<HTMLHeadingElement>(null)

  // Focuses the moved entry's button, which is now on another day, or in another month
  const movedId = outcome?.moved?._id
  useEffect(() => {
    if (movedId === undefined) return
    const button = document.getElementById(moveButtonId(movedId))
    if (button) button.focus()
    else heading.current?.focus()
  }, [movedId, outcome])

  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)]
  return (
    <section className={styles.calendar} aria-labelledby="month">
      <div className={styles.head}>
        <h2 className={styles.month} id="month" ref={heading} tabIndex={-1}>
          {monthTitle(month)}
        </h2>
        {!today.startsWith(month) && <Link to="/dashboard/calendar">This month</Link>}
        <Link to="/dashboard/articles?state=scheduled&sort=oldest">All scheduled articles</Link>
      </div>
      <p className={styles.note}>
        Drag a scheduled entry to another day, or press Move; it keeps its time. Published entries cannot be moved. All times are IST.
      </p>
      <LiveRegion role="status">
        {moving.words && <p>{moving.words}</p>}
        {outcome && (
          <div className={styles.outcome}>
            <Message {...outcome} />
            {undo && (
              <Button aria-disabled={isBusy} onClick={undo}>
                Undo
              </Button>
            )}
          </div>
        )}
      </LiveRegion>
      <LoadState of={calendar} pending={<p className={styles.pending} aria-hidden="true" />} failedMessage="Could not fetch the calendar.">
        {({ entries, isCut, from, to }) => (
          <>
            {entries.length === 0 && <p>Nothing is scheduled this month.</p>}
            {isCut && (
              <p>
                Not everything fits here: <Link to={`/dashboard/articles?from=${from}&to=${to}`}>see the full list</Link>.
              </p>
            )}
            <MonthView month={month} today={today} entries={entries} moving={moving} onAsk={setAsked} />
          </>
        )}
      </LoadState>
      <Pager
        label="Months"
        words={[before ? monthTitle(before) : '', after ? monthTitle(after) : '']}
        newer={addressOf(before)}
        older={addressOf(after)}
      />
      {asked && (
        <MoveDialog
          entry={asked}
          today={today}
          onCancel={() => setAsked(undefined)}
          onMove={(day) => {
            setAsked(undefined)
            move(asked, day)
          }}
        />
      )}
    </section>
  )
}
