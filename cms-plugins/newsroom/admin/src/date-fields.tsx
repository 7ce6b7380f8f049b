import { DatePicker, Field, Flex, TextInput } from '@strapi/design-system'
import { useField, useFocusInputField } from '@strapi/strapi/admin'
import { useState } from 'react'
import { atTime, dayOf, onDay, timeOf } from './india-time'
import type { StudioFieldProps } from './studio-field-props'

/** British English puts the day first. */
const dayFirst = 'en-GB'
const lastDay = new Date(2099, 11, 31)

const twoDigits = (number: number) => String(number).padStart(2, '0')
/** Returns the picked day as YYYY-MM-DD. The picker takes a day as midnight UTC, but returns midnight in the browser's time zone. */
const pickedDay = (date: Date) => `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

interface DayPickerProps extends Pick<StudioFieldProps, 'name' | 'required' | 'disabled'> {
  label: string
  /** YYYY-MM-DD, as in "2026-03-06". */
  day: string | undefined
  onDay: (day: string | null) => void
}

function DayPicker({ name, label, day, onDay: tell, required, disabled }: DayPickerProps) {
  const ref = useFocusInputField<HTMLInputElement>(name)
  return (
    <DatePicker
      ref={ref}
      locale={dayFirst}
      aria-label={label}
      clearLabel="Clear"
      value={day === undefined ? undefined : new Date(`${day}T00:00:00Z`)}
      maxDate={lastDay}
      onChange={(date) => tell(date === undefined ? null : pickedDay(date))}
      onClear={() => tell(null)}
      required={required}
      disabled={disabled}
    />
  )
}

/** A field for a date and time in India. An unchanged value is sent exactly as it was read, with its seconds. */
function DateTimeField({ name, label, hint, labelAction, required, disabled }: StudioFieldProps) {
  const { value, error, onChange } = useField<string | null>(name)
  // A half-typed time stays here; the form gets it once it is complete.
  const [typed, setTyped] = useState<string>()
  const moment = typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null
  const keep = (next: string | null) => {
    if (next !== moment) onChange(name, next)
  }
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{`${label} (IST)`}</Field.Label>
      <Flex gap={1} wrap="wrap" role="group" aria-label={`${label}, Indian Standard Time`}>
        <DayPicker
          name={name}
          label="Date (India)"
          day={moment === null ? undefined : dayOf(moment)}
          onDay={(day) => keep(day === null ? null : onDay(moment, day))}
          required={required}
          disabled={disabled}
        />
        {/* A field of its own: otherwise both inputs would have the same id */}
        <Field.Root name={`${name}-time`}>
          <TextInput
            type="time"
            aria-label="Time (IST)"
            value={typed ?? (moment === null ? '' : timeOf(moment))}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              if (currentTarget.value !== '') keep(atTime(moment, currentTarget.value, new Date()))
            }}
            onBlur={() => setTyped(undefined)}
            disabled={disabled}
          />
        </Field.Root>
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

/** A field for a calendar day. */
function DayField({ name, label, hint, labelAction, required, disabled }: StudioFieldProps) {
  const { value, error, onChange } = useField<string | null>(name)
  const day = value || null
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <DayPicker
        name={name}
        label={label}
        day={day?.slice(0, 10)}
        onDay={(next) => {
          if (next !== (day?.slice(0, 10) ?? null)) onChange(name, next)
        }}
        required={required}
        disabled={disabled}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

export const dateFields = [
  { type: 'datetime', Component: DateTimeField },
  { type: 'date', Component: DayField },
]
