import type { CalendarEntry } from '@artha/contract/calendar'
import { EntryOfDay, type EntryMoveHandlers } from './calendar-entry.tsx'
import { daysOf, monthTitle, weekdayName, weekdayOf, weekdays } from './month-days.ts'
import type { Moving } from './use-moving.ts'
import styles from './month-view.module.css'

interface MonthViewProps {
  month: string
  today: string
  entries: readonly CalendarEntry[]
  moving: Moving
  onAsk: EntryMoveHandlers['onAsk']
}

/** The number of entries of a day that are visible; the others are folded. */
const seenOfDay = 4
const keysHintId = 'calendar-keys'

/** A month as a grid of weeks; in a narrow window a list of the days with entries. */
export function MonthView({ month, today, entries, moving, onAsk }: MonthViewProps) {
  const { onKey, onLeave, onDrag, onDragEnd } = moving
  const moves: EntryMoveHandlers = { onKey, onLeave, onDrag, onDragEnd, onAsk, keysHintId }
  return (
    <>
      <p className="visually-hidden" id={keysHintId}>
        Opens a date field. You can also choose a day with the arrow keys and press Enter.
      </p>
      <p className={styles.weekdays} aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <ol className={styles.days}>
        {daysOf(month).map((day) => (
          <Day key={day} day={day} isToday={day === today} entries={entries.filter((entry) => entry.day === day)} moving={moving} moves={moves} />
        ))}
      </ol>
    </>
  )
}

interface DayProps {
  day: string
  isToday: boolean
  entries: readonly CalendarEntry[]
  moving: Moving
  moves: EntryMoveHandlers
}

function Day({ day, isToday, entries, moving, moves }: DayProps) {
  const classes = [styles.day, entries.length === 0 && styles.free, isToday && styles.today, moving.chosenDay === day && styles.chosen]
  const [seen, folded] = [entries.slice(0, seenOfDay), entries.slice(seenOfDay)]
  const rows = (some: readonly CalendarEntry[]) => (
    <ul className={styles.entries}>
      {some.map((entry) => (
        <EntryOfDay key={`${entry._id} ${entry.event}`} entry={entry} moves={moves} />
      ))}
    </ul>
  )
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      data-weekday={weekdayOf(day)}
      aria-current={isToday ? 'date' : undefined}
      onDragOver={(drag) => {
        if (moving.over(day)) drag.preventDefault()
      }}
      onDrop={(drag) => {
        drag.preventDefault()
        moving.drop(day)
      }}
    >
      <h3 className={styles.name}>
        <span className={styles.weekday}>{`${weekdayName(day)} `}</span>
        <span>{Number(day.slice(8))}</span>
        <span className={styles.weekday}>{` ${monthTitle(day.slice(0, 7))}`}</span>
      </h3>
      {seen.length > 0 && rows(seen)}
      {folded.length > 0 && (
        <details>
          <summary className={styles.more}>{`${folded.length} more`}</summary>
          {rows(folded)}
        </details>
      )}
    </li>
  )
}
