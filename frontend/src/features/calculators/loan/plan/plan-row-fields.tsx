import { namesOf } from '@artha/contract/names-of'
import { Field } from '../../../../ui/field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import type { InputLimits } from '../../inputs/input-limits.ts'
import { NumberField } from '../../inputs/number-field.tsx'
import { planEffects } from './loan-plan.ts'
import { longestFeeName, type FeeRow, type PartPaymentRow, type RateRow } from './plan-rows.ts'
import { PlanTimeField } from './plan-time-field.tsx'

export interface RowFieldsProps<Row> {
  row: Row
  onChange: (row: Row) => void
}

const amountLimits: InputLimits = { unit: 'rupees', min: 1, max: 500_000_000, step: 1_000, initial: 100_000, parts: 100, slide: 'none' }
const feeLimits: InputLimits = { ...amountLimits, min: 0, initial: 10_000, step: 100 }
const rateLimits: InputLimits = { unit: 'percent', min: 0, max: 40, step: 0.1, initial: 9, slide: 'none' }

const kindNames = { once: 'Once', monthly: 'Every month', yearly: 'Every year', close: 'Pay off the whole balance' } as const
type ChosenKind = keyof typeof kindNames
const kinds = namesOf(kindNames)
const effectNames = { time: 'The loan ends sooner', emi: 'The EMI gets smaller' } as const
const rateEffectNames = { emi: 'Change the EMI', time: 'Keep the EMI, change the end date' } as const

const rateEffects = namesOf(rateEffectNames)

const chosenKind = ({ kind, amount }: PartPaymentRow): ChosenKind => (amount === Infinity ? 'close' : kind)

/** The fields of a part payment. */
export function PartPaymentFields({ row, onChange }: RowFieldsProps<PartPaymentRow>) {
  const kind = chosenKind(row)
  const { until, ...always } = row

  function choose(chosen: ChosenKind) {
    if (chosen === 'close') onChange({ ...always, kind: 'once', amount: Infinity })
    else onChange({ ...(chosen === 'once' ? always : row), kind: chosen, amount: row.amount === Infinity ? amountLimits.initial : row.amount })
  }

  return (
    <>
      <SelectField
        label="How often"
        name="prepayKind"
        options={kinds}
        nameOf={(each) => kindNames[each]}
        value={kind}
        onChange={({ currentTarget }) => choose(kinds[currentTarget.selectedIndex] ?? kind)}
      />
      {kind !== 'close' && (
        <NumberField
          label={kind === 'once' ? 'Amount' : 'Amount each time'}
          name="prepayAmount"
          limits={amountLimits}
          value={row.amount}
          onChange={(amount) => onChange({ ...row, amount })}
        />
      )}
      <PlanTimeField
        label={kind === 'once' || kind === 'close' ? 'Right after' : 'From'}
        name="prepayFrom"
        hint="Instalment number, or a month"
        value={row.from}
        onChange={(from) => onChange({ ...row, from })}
      />
      {(kind === 'monthly' || kind === 'yearly') && (
        <PlanTimeField
          label="Until"
          name="prepayUntil"
          hint="Leave blank for the whole loan"
          value={until}
          whenEmpty={undefined}
          onChange={(last) => onChange({ ...always, ...(last !== undefined && { until: last }) })}
        />
      )}
      {kind !== 'close' && (
        <SelectField
          label="What changes"
          name="prepayEffect"
          options={planEffects}
          nameOf={(each) => effectNames[each]}
          value={row.effect}
          onChange={({ currentTarget }) => onChange({ ...row, effect: planEffects[currentTarget.selectedIndex] ?? row.effect })}
        />
      )}
    </>
  )
}

/** The fields of a rate change. */
export const RateFields = ({ row, onChange }: RowFieldsProps<RateRow>) => (
  <>
    <NumberField
      label="New annual rate"
      name="newRate"
      limits={rateLimits}
      value={row.annualRatePercent}
      onChange={(annualRatePercent) => onChange({ ...row, annualRatePercent })}
    />
    <PlanTimeField
      label="From"
      name="rateFrom"
      hint="Instalment number, or a month"
      value={row.from}
      onChange={(from) => onChange({ ...row, from })}
    />
    <SelectField
      label="What changes"
      name="rateEffect"
      options={rateEffects}
      nameOf={(each) => rateEffectNames[each]}
      value={row.effect}
      onChange={({ currentTarget }) => onChange({ ...row, effect: rateEffects[currentTarget.selectedIndex] ?? row.effect })}
    />
  </>
)

/** The fields of a fee that is deducted at disbursal. */
export const FeeFields = ({ row, onChange }: RowFieldsProps<FeeRow>) => (
  <>
    <Field
      label="Name of the fee"
      name="feeName"
      autoComplete="off"
      maxLength={longestFeeName}
      value={row.name}
      onChange={({ currentTarget }) => onChange({ ...row, name: currentTarget.value })}
    />
    <NumberField
      label="Fee, including tax"
      name="feeAmount"
      limits={feeLimits}
      value={row.amount}
      onChange={(amount) => onChange({ ...row, amount })}
    />
  </>
)
