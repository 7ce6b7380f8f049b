import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import type { CalendarEntry } from '@artha/contract/calendar'
import { Button } from '../../../ui/button.tsx'
import { eventText, entryPath, reasonNotMovable } from './entry-texts.ts'
import styles from './calendar-entry.module.css'

/** The handlers of an entry on the calendar. */
export interface EntryMoveHandlers {
  /** Called when dragging begins. Returns false, after saying why, if the entry cannot be moved. */
  onDrag: (entry: CalendarEntry) => boolean
  onDragEnd: () => void
  /** Called on a key press on the entry's button. */
  onKey: (entry: CalendarEntry, event: KeyboardEvent) => void
  /** Opens the dialog that asks for a day. */
  onAsk: (entry: CalendarEntry) => void
  /** Called when the button loses the focus. */
  onLeave: () => void
  /** The id of the hint on the keys. */
  keysHintId: string
}

interface EntryProps {
  entry: CalendarEntry
  moves: EntryMoveHandlers
}

/** Returns the id of an entry's button, by which it gets the focus on its new day. */
export const moveButtonId = (id: string) => `move-${id}`

/** One entry of a day: the event with its time, the title with its link, and the button to move it. */
export function EntryOfDay({ entry, moves }: EntryProps) {
  const { title, event, _id } = entry
  const to = entryPath(entry)
  const words = title === '' ? 'Without a title' : title
  return (
    <li
      className={`${styles.entry} ${styles[event] ?? ''}`}
      draggable
      onDragStart={(drag) => {
        drag.dataTransfer.setData('text/plain', words)
        drag.dataTransfer.effectAllowed = 'move'
        if (!moves.onDrag(entry)) drag.preventDefault()
      }}
      onDragEnd={moves.onDragEnd}
    >
      <span className={styles.when}>{eventText(entry)}</span>
      <span className={styles.title}>
        {to === undefined ? (
          words
        ) : (
          <Link to={to} draggable={false}>
            {words}
          </Link>
        )}
      </span>
      {reasonNotMovable(entry) === undefined && (
        <Button
          look="bare"
          className={styles.move ?? ''}
          id={moveButtonId(_id)}
          aria-describedby={moves.keysHintId}
          onKeyDown={(key) => moves.onKey(entry, key)}
          onBlur={moves.onLeave}
          onClick={() => moves.onAsk(entry)}
        >
          Move<span className="visually-hidden">{` ${words}`}</span>
        </Button>
      )}
    </li>
  )
}
