import { Field as TextField } from '../../../ui/field.tsx'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { LabelledAmount } from '../inputs/labelled-amounts.ts'
import { NumberField } from '../inputs/number-field.tsx'
import type { Field } from './field.ts'
import { isDay } from './read-fields.ts'

/** Loaded separately, because only some calculators have rows. */
const LateRows = lateHydrated(async () => (await import('../inputs/amount-rows.tsx')).AmountRows)

/** Loaded separately, because only two calculators show choices as buttons. */
const LateStrip = lateHydrated(async () => (await import('../inputs/choice-strip.tsx')).ChoiceStrip)

interface CalculatorFieldProps {
  name: string
  field: Field
  value: unknown
  /** The note beside a rate that is an assumption. */
  hint?: string | undefined
  onChange: (value: unknown) => void
}

/** The control for one field, by its kind. */
export function CalculatorField({ name, field, value, hint, onChange }: CalculatorFieldProps) {
  if (field.kind === 'number') {
    const { label, limits } = field
    return (
      <NumberField
        label={label}
        name={name}
        limits={limits}
        value={Number(value)}
        hint={hint ?? field.hint}
        chips={field.chips}
        onChange={onChange}
      />
    )
  }
  if (field.kind === 'carried') return null
  if (field.kind === 'term') {
    const set = (years: number) => onChange(Math.round(years * 12))
    return <NumberField label={field.label} name="years" limits={field.limits} value={Number(value) / 12} onChange={set} />
  }
  if (field.kind === 'rows') {
    const { label, list, by } = field
    // A rows field always holds an array of rows.
    return <LateRows title={label} name={name} list={list} by={by} rows={value as LabelledAmount[]} onChange={onChange} />
  }
  if (field.kind === 'day') return <DayField name={name} label={field.label} hint={field.hint} value={String(value)} onChange={onChange} />
  const { label, options, isStrip } = field
  if (isStrip) return <LateStrip label={label} name={name} options={options} value={String(value)} onChange={onChange} />
  return (
    <SelectField
      label={label}
      name={name}
      hint={field.hint}
      // A link may hold a value that is not among the options.
      options={[...new Set([...Object.keys(options), String(value)])]}
      nameOf={(option) => options[option] ?? option}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

interface DayFieldProps {
  name: string
  label: string
  hint: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A date field. An incomplete date is ignored. */
const DayField = ({ name, label, hint, value, onChange }: DayFieldProps) => (
  <TextField
    type="date"
    label={label}
    name={name}
    hint={hint}
    defaultValue={value}
    onChange={({ currentTarget }) => isDay(currentTarget.value) && onChange(currentTarget.value)}
  />
)
