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
  /** What an empty field stands for, where it may be empty. */
  whenEmpty?: Time
}

/** An instalment by its number, or a month of the calendar. While the text says neither, the plan stays as it was. */
export function PlanTimeField<Time extends PlanTime | undefined>({ label, name, value, onChange, hint, ...rest }: PlanTimeFieldProps<Time>) {
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (value === undefined ? '' : planTimeText(value))
  const mayBeEmpty = 'whenEmpty' in rest
  const isRead = readPlanTime(text) !== undefined || (mayBeEmpty && text.trim() === '')

  function type(now: string) {
    setTyped(now)
    const time = readPlanTime(now)
    // Whatever a field holds it may hold any time; what stands for an empty one is of its own type.
    if (time !== undefined) onChange(time as Time)
    // Only where it was given.
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
