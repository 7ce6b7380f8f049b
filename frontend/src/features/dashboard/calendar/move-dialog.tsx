import { useState } from 'react'
import type { CalendarEntry } from '@artha/contract/calendar'
import { timeInIndia } from '../../../lib/dates.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'

interface MoveDialogProps {
  entry: CalendarEntry
  today: string
  onMove: (day: string) => void
  onCancel: () => void
}

/** Asks for the new day of an entry. Any day can be chosen, without dragging. */
export function MoveDialog({ entry, today, onMove, onCancel }: MoveDialogProps) {
  const [day, setDay] = useState(entry.day)
  const move = () => (day === '' || day === entry.day ? onCancel() : onMove(day))
  return (
    <ConfirmDialog
      question={`Move “${entry.title}”?`}
      detail={entry.at === undefined ? undefined : `The time stays the same: ${timeInIndia(new Date(entry.at))}.`}
      confirmLabel="Move"
      onCancel={onCancel}
      onConfirm={move}
    >
      <Field
        label="Date"
        name="day"
        type="date"
        min={today}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          move()
        }}
      />
    </ConfirmDialog>
  )
}
