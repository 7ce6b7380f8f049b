import { percentText, rupees } from '../../../lib/money.ts'
import type { WorkedProps } from '../definition/calculator.ts'
import type { InputOf } from '../definition/field.ts'
import type { Refusal } from '../definition/refusal.ts'
import { Workings } from '../frame/workings.tsx'
import type { SalaryFields } from './salary-calculator.ts'
import type { salaryResults } from './salary-results.ts'

export function SalaryWorkings({ results, input }: WorkedProps) {
  // The results belong to this calculator, so the cast is safe.
  const { basic, employerEpf, gratuity, gross, epf, annualTax, monthlyInHand, hraExempt, hraPercent, pfPercent, days, monthDays } =
    results as Exclude<ReturnType<typeof salaryResults>, Refusal>
  // The input belongs to it too.
  const { ctc, basicPercent, nps, regime } = input as InputOf<SalaryFields>
  const steps = [
    `Basic pay: ${percentText(basicPercent)} of ${rupees(ctc)} = ${rupees(basic)}`,
    `Gross pay: ${rupees(ctc)} − ${rupees(employerEpf)} employer’s PF − ${rupees(gratuity)} gratuity${days > 0 ? ` (basic × ${days} ÷ ${monthDays} ÷ 12)` : ''} − ${rupees(nps)} NPS = ${rupees(gross)}`,
    `Your provident fund: ${percentText(pfPercent)} of monthly basic pay, in whole rupees, × 12 = ${rupees(epf)}`,
    ...(regime === 'old'
      ? [
          `Old regime: provident fund up to the 80C limit and ${rupees(hraExempt)} of HRA are deducted; HRA is assumed to be ${percentText(hraPercent)} of basic pay`,
        ]
      : []),
    `Tax in the ${regime} regime: ${rupees(annualTax)}`,
    `In hand: (${rupees(gross)} − ${rupees(epf)} − ${rupees(annualTax)}) ÷ 12 = ${rupees(monthlyInHand)}`,
  ]
  return <Workings formula="In hand = (CTC − employer’s PF − gratuity − employer’s NPS − your PF − tax) ÷ 12" steps={steps} />
}
