import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import type { CalendarEntry } from '@artha/contract/calendar'
import { Button } from '../../../ui/button.tsx'
import { happening, wayTo, whyItStays } from './entry-words.ts'
import styles from './calendar-entry.module.css'

/** What can be done with an entry where it stands. */
export interface EntryMoves {
  /** Dragging begins; of what stays where it is this says why. */
  onDrag: (entry: CalendarEntry) => boolean
  onDragEnd: () => void
  /** A key on its button. */
  onKey: (entry: CalendarEntry, event: KeyboardEvent) => void
  /** Asks for the day. */
  onAsk: (entry: CalendarEntry) => void
  /** The keys were for this button and it is left. */
  onLeave: () => void
  /** The id of the words that say what the keys do. */
  keysHintId: string
}

interface EntryProps {
  entry: CalendarEntry
  moves: EntryMoves
}

/** By which the button of a piece is found again on the day to which it was moved. */
export const moveButtonId = (id: string) => `move-${id}`

/** One line of a day: what happens and when, the piece with its way, and the button that moves it. */
export function EntryOfDay({ entry, moves }: EntryProps) {
  const { title, event, _id } = entry
  const to = wayTo(entry)
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
      <span className={styles.when}>{happening(entry)}</span>
      <span className={styles.title}>
        {to === undefined ? (
          words
        ) : (
          <Link to={to} draggable={false}>
            {words}
          </Link>
        )}
      </span>
      {whyItStays(entry) === undefined && (
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
