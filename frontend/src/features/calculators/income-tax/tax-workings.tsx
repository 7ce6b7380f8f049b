import type { WorkedProps } from '../definition/calculator.ts'
import type { InputOf } from '../definition/field.ts'
import { Workings } from '../frame/workings.tsx'
import type { BothRegimes } from './both-regimes.ts'
import type { IncomeTaxFields } from './income-tax-fields.ts'
import { taxSteps } from './income-tax-texts.ts'

export function TaxWorkings({ results, input }: WorkedProps) {
  // Both belong to this calculator, so the casts are safe.
  const steps = taxSteps(results as BothRegimes, (input as InputOf<IncomeTaxFields>).deductions)
  return <Workings formula="Tax = tax by slabs − rebate − marginal relief + surcharge − surcharge relief + cess" steps={steps} />
}
