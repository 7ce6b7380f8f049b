import { useState } from 'react'
import { Field } from '../../../../ui/field.tsx'
import type { PlanTime } from './plan-rows.ts'
import { planTimeText, readPlanTime } from './plan-times.ts'

interface PlanTimeFieldProps<Time extends PlanTime | undefined> {
  label: string
  name: string
  value: Time
  onChange: (time: Time) => void
  hint?: string
  /** The value of an empty field, if it may be empty. */
  whenEmpty?: Time
}

/** A field for an instalment number or a calendar month. Unreadable text leaves the plan unchanged. */
export function PlanTimeField<Time extends PlanTime | undefined>({ label, name, value, onChange, hint, ...rest }: PlanTimeFieldProps<Time>) {
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (value === undefined ? '' : planTimeText(value))
  const mayBeEmpty = 'whenEmpty' in rest
  const isRead = readPlanTime(text) !== undefined || (mayBeEmpty && text.trim() === '')

  function type(now: string) {
    setTyped(now)
    const time = readPlanTime(now)
    // A field accepts any time, and `whenEmpty` has its own type, so the cast is safe.
    if (time !== undefined) onChange(time as Time)
    // `mayBeEmpty` is true only if `whenEmpty` was given.
    else if (mayBeEmpty && now.trim() === '') onChange(rest.whenEmpty as Time)
  }

  return (
    <Field
      label={label}
      name={name}
      autoComplete="off"
      value={text}
      hint={isRead ? hint : undefined}
      error={isRead ? undefined : 'Enter an instalment number, “12”, or a month, “Apr 2027”. The plan has not changed.'}
      isErrorSaid
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => isRead && setTyped(undefined)}
    />
  )
}
