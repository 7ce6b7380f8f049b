import { Field } from '../../../../ui/field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import type { InputLimits } from '../../inputs/input-limits.ts'
import { NumberField } from '../../inputs/number-field.tsx'
import { instalmentModes, instalmentRoundings, type InstalmentMode, type InstalmentRounding } from './loan-plan.ts'
import { longestMoratorium, monthLinkText, monthOf, type PlanInput } from './plan-rows.ts'
import styles from './plan-section.module.css'

const percentLimits: InputLimits = { unit: 'percent', min: 0, max: 100, step: 0.5, initial: 0, slide: 'none' }
const moratoriumLimits: InputLimits = { unit: 'count', min: 0, max: longestMoratorium, step: 1, initial: 0, slide: 'none', isMonths: true }

const modeNames: Readonly<Record<InstalmentMode, string>> = { arrears: 'End of each month (arrears)', advance: 'Start of each month (advance)' }
const roundingNames: Readonly<Record<InstalmentRounding, string>> = {
  exact: 'Exact, to a fraction of a paisa',
  rupee: 'Like banks: rounded up to the rupee, the last one adjusted',
}

interface PlanTermsProps {
  plan: PlanInput
  onChange: (part: Partial<PlanInput>) => void
}

/** The start of the loan, its prepayment charge and the way instalments are counted. */
export const PlanTerms = ({ plan, onChange }: PlanTermsProps) => (
  <div className={`${styles.fields} needs-script`}>
    <Field
      type="month"
      label="Month of disbursal"
      name="start"
      placeholder="2026-12"
      defaultValue={plan.start ? monthLinkText(plan.start) : ''}
      onChange={({ currentTarget: { value } }) => (value === '' || monthOf(value)) && onChange({ start: monthOf(value) })}
    />
    <NumberField
      label="Months before the first instalment (moratorium)"
      name="moratorium"
      limits={moratoriumLimits}
      value={plan.moratoriumMonths}
      hint="You pay nothing then; the interest is added to the loan."
      onChange={(moratoriumMonths) => onChange({ moratoriumMonths })}
    />
    <SelectField
      label="Instalments are due"
      name="mode"
      options={instalmentModes}
      nameOf={(each) => modeNames[each]}
      value={plan.mode}
      onChange={({ currentTarget }) => onChange({ mode: instalmentModes[currentTarget.selectedIndex] ?? plan.mode })}
    />
    <SelectField
      label="EMI rounding"
      name="rounding"
      options={instalmentRoundings}
      nameOf={(each) => roundingNames[each]}
      value={plan.rounding}
      onChange={({ currentTarget }) => onChange({ rounding: instalmentRoundings[currentTarget.selectedIndex] ?? plan.rounding })}
    />
    <NumberField
      label="Prepayment charge"
      name="prepayCharge"
      limits={percentLimits}
      value={plan.chargePercent}
      onChange={(chargePercent) => onChange({ chargePercent })}
    />
    <NumberField
      label="GST on that charge"
      name="chargeGst"
      limits={percentLimits}
      value={plan.chargeGstPercent}
      onChange={(chargeGstPercent) => onChange({ chargeGstPercent })}
    />
  </div>
)
