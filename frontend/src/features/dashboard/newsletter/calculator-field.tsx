import { Field } from '../../../ui/field.tsx'
import { LinkOffers } from '../links/link-offers.tsx'

interface CalculatorFieldProps {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The calculator of an issue: found by words, or given by its address with filled-in values. */
export const CalculatorField = ({ value, error, onChange }: CalculatorFieldProps) => (
  <div>
    <Field
      name="calculator"
      label="Calculator"
      hint="Type words to find one. Its address may have values: /sip-calculator?amount=5000"
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      autoComplete="off"
    />
    {value !== '' && !value.startsWith('/') && (
      <LinkOffers written={value} accepts={({ path }) => /^\/[a-z0-9-]+-calculator$/.test(path)} onChoose={({ path }) => onChange(path)} />
    )}
  </div>
)
