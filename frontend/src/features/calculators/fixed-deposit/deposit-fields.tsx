import { DeclaredField } from '../declared/declared-field.tsx'
import { NumberField } from '../inputs/number-field.tsx'
import {
  daysField,
  depositLabels as labels,
  depositLimits,
  payoutField,
  seniorExtraField,
  seniorField,
  yearsLimits,
  type DepositInput,
} from './deposit-link.ts'

const usualDeposits = [100_000, 500_000, 1_000_000]

interface DepositFieldsProps {
  input: DepositInput
  change: (part: Partial<DepositInput>) => void
}

/** The required fields: amount, rate and time. */
export const DepositFields = ({ input, change }: DepositFieldsProps) => (
  <>
    <NumberField
      label={labels.principal}
      name="principal"
      limits={depositLimits.principal}
      value={input.principal}
      chips={usualDeposits}
      onChange={(principal) => change({ principal })}
    />
    <NumberField
      label={labels.annualRate}
      name="annualRate"
      limits={depositLimits.annualRate}
      value={input.annualRate}
      onChange={(annualRate) => change({ annualRate })}
    />
    <NumberField label={labels.years} name="years" limits={yearsLimits(input)} value={input.years} onChange={(years) => change({ years })} />
  </>
)

/** The optional fields: days, payout and senior citizen rate. */
export function FurtherDepositFields({ input, change }: DepositFieldsProps) {
  const more = { days: daysField, payout: payoutField, senior: seniorField, ...(input.senior === 'yes' && { seniorExtra: seniorExtraField }) }
  const values: Readonly<Record<string, unknown>> = { ...input }
  return Object.entries(more).map(([name, field]) => (
    <DeclaredField key={name} name={name} field={field} value={values[name]} onChange={(value) => change({ [name]: value })} />
  ))
}
