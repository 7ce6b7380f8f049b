import { inputRow, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { insuranceFigures, type InsuranceInput } from './insurance-figures.ts'
import { insuranceTypeName } from './insurance-limits.ts'
import { insuranceLabels } from './insurance-link.ts'

/** An insurance line by line. */
export function compareInsurance(input: InsuranceInput): ComparedRow[] {
  const figures = insuranceFigures(input)
  return [
    inputRow(insuranceLabels.base, 'rupees', input.base),
    inputRow(insuranceLabels.age, 'count', input.ageYears),
    inputRow(insuranceLabels.years, 'years', input.tenureYears),
    { name: insuranceLabels.type, text: insuranceTypeName(input.type) },
    rupeesRow('Monthly premium', figures?.monthlyPremium),
    rupeesRow('Total premiums', figures?.totalPremium),
  ]
}
