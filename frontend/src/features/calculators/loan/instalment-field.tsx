import { addMonths, monthInIndia, monthText } from '../../../lib/calendar-month.ts'
import { useNow } from '../../../ui/now.ts'
import { NumberField } from '../inputs/number-field.tsx'
import type { LoanTerms } from './loan-results.ts'
import { instalmentLimits } from './loan-option-limits.ts'

interface InstalmentFieldProps {
  label: string
  terms: LoanTerms
  value: number
  onChange: (value: number) => void
}

/** The number of an instalment, with the month in which it is due if the loan starts now. */
export function InstalmentField({ label, terms, value, onChange }: InstalmentFieldProps) {
  const now = useNow()
  const due = now && monthText(addMonths(monthInIndia(now), value))
  return (
    <NumberField
      label={label}
      name="instalment"
      limits={instalmentLimits(terms)}
      value={value}
      onChange={onChange}
      hint={due && `Due in ${due}, if you take the loan now.`}
    />
  )
}
