import { useRef, useState, type KeyboardEvent } from 'react'
import type { CalendarEntry } from '@artha/contract/calendar'
import { dayInWords, reasonNotMovable } from './entry-texts.ts'
import { dayAfter } from './month-days.ts'

/** The entry being moved and the day chosen so far. */
interface Held {
  entry: CalendarEntry
  day: string
}

interface MovingSettings {
  onMove: (entry: CalendarEntry, day: string) => void
  /** Called with the reason if an entry cannot be moved. */
  onStays: (words: string) => void
}

const daysOfKey: Readonly<Record<string, number | undefined>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Lets the user choose a day by dragging or with the arrow keys; dropping or Enter moves the entry there. */
export function useMoving({ onMove, onStays }: MovingSettings) {
  const [held, setHeld] = useState<Held>()
  const isDragged = useRef(false)

  function take(entry: CalendarEntry, day: string) {
    setHeld(undefined)
    if (day !== entry.day) onMove(entry, day)
  }

  function onKey(entry: CalendarEntry, event: KeyboardEvent) {
    const days = daysOfKey[event.key]
    if (days !== undefined) {
      event.preventDefault()
      setHeld((before) => ({ entry, day: dayAfter(before?.day ?? entry.day, days) }))
    } else if (event.key === 'Escape') setHeld(undefined)
    else if (held !== undefined && event.key === 'Enter') {
      event.preventDefault()
      take(entry, held.day)
    }
  }

  return {
    /** The chosen day while an entry is being moved. */
    chosenDay: held?.day,
    words: held && held.day !== held.entry.day ? `To ${dayInWords(held.day)}: press Enter to move, Escape to cancel.` : undefined,
    onKey,
    onLeave: () => {
      if (!isDragged.current) setHeld(undefined)
    },
    onDrag(entry: CalendarEntry) {
      const reason = reasonNotMovable(entry)
      if (reason !== undefined) onStays(reason)
      else setHeld({ entry, day: entry.day })
      isDragged.current = reason === undefined
      return reason === undefined
    },
    onDragEnd() {
      isDragged.current = false
      setHeld(undefined)
    },
    /** Returns true if the day accepts the dragged entry. */
    over(day: string) {
      if (!isDragged.current || held === undefined) return false
      if (held.day !== day) setHeld({ ...held, day })
      return true
    },
    drop(day: string) {
      isDragged.current = false
      if (held !== undefined) take(held.entry, day)
    },
  }
}

export type Moving = ReturnType<typeof useMoving>
