import { issueLimits } from '@artha/contract/newsletter-issue'
import { dueDates } from '@artha/contract/tax-calendar'
import { useId } from 'react'
import { dayText } from '../../../lib/dates.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useCalendarFigures } from '../api.ts'
import { dayAfter } from '../calendar/month-days.ts'
import styles from './issue.module.css'

/** How far ahead dates are offered. */
const offeredDays = 31

interface DueDateChoiceProps {
  /** Today in India. */
  today: string
  ids: readonly string[]
  error: string | undefined
  onChange: (ids: string[]) => void
}

/** The dates of the tax calendar that an issue names, out of those of the next month. */
export function DueDateChoice({ today, ids, error, onChange }: DueDateChoiceProps) {
  const figures = useCalendarFigures()
  const noteId = useId()
  const isFull = ids.length >= issueLimits.dates
  const box = (id: string, words: string) => (
    <Checkbox
      key={id}
      name="dueDateIds"
      value={id}
      checked={ids.includes(id)}
      disabled={isFull && !ids.includes(id)}
      onChange={({ target }) => onChange(target.checked ? [...ids, id] : ids.filter((other) => other !== id))}
    >
      {words}
    </Checkbox>
  )
  return (
    <fieldset className={styles.pieces} aria-describedby={noteId}>
      <legend className={styles.legend}>Do this week</legend>
      <p className={error === undefined ? styles.note : styles.problem} id={noteId}>
        {error ?? `Dates of the tax calendar; at most ${issueLimits.dates}.`}
      </p>
      <LoadState of={figures} pending={<SkeletonText lines={3} />} failedMessage="The tax calendar could not be loaded.">
        {(rows) => {
          const dates = dueDates(rows, today, dayAfter(today, offeredDays))
          const over = ids.filter((id) => dates.every((date) => date.id !== id))
          return (
            <>
              {over.map((id) => box(id, 'A past date, or one no longer in the calendar'))}
              {dates.map(({ id, day, title }) => box(id, `${dayText(day)}: ${title}`))}
              {dates.length === 0 && <p className={styles.note}>No date in the next month.</p>}
            </>
          )
        }}
      </LoadState>
    </fieldset>
  )
}
