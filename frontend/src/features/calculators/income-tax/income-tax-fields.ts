import type { DatedFigure } from '@artha/contract/figure-on'
import { onField, optional, sumField } from '../definition/field.ts'
import { ageField, taxYearField } from './tax-choices.ts'

const zero = { initial: 0 }
const alone = { group: 'Itemise: 80C, 80D, HRA, home loan, NPS, interest' }

/** Round salaries, and the highest one without tax in the new regime. */
const salaries = [800_000, 1_275_000, 1_500_000, 2_000_000, 3_000_000]

/** A link to the HRA page, which links back with the exempt amount filled in. */
function hraWay(input: Readonly<Record<string, unknown>>) {
  const salary = Number(input.salary)
  const shares = { basic: salary / 2, hra: salary / 4, rent: salary / 5 }
  const salaryShares = Object.entries(shares).map(([name, sum]) => [name, String(Math.round(sum))] satisfies [string, string])
  const back = Object.entries(input).flatMap(([name, value]) =>
    value === 0 || value === '' ? [] : [[name, String(value)] satisfies [string, string]],
  )
  const query = new URLSearchParams([
    ...salaryShares,
    ['city', 'metro'],
    ['taxYear', String(input.taxYear)],
    ['back', new URLSearchParams(back).toString()],
  ])
  return `/hra-calculator?${query.toString()}`
}

export const incomeTaxFields = (rows: readonly DatedFigure[], today: string) => ({
  on: onField,
  taxYear: taxYearField(rows, today),
  salary: sumField('Annual salary', { initial: 1_500_000, to: 10_000_000, step: 25_000 }, { chips: salaries }),
  age: ageField,
  deductions: optional(sumField('Total deductions, old regime', { ...zero, to: 1_000_000, step: 5_000 })),
  section80C: optional(sumField('80C: PF, PPF, ELSS, insurance, tuition (s. 80C / s. 123)', { ...zero, to: 150_000, step: 5_000 }, alone)),
  section80D: optional(sumField('Health insurance (s. 80D / s. 126)', { ...zero, to: 100_000, step: 1_000 }, alone)),
  hraExempt: optional(
    sumField(
      'Exempt HRA (s. 10(13A) / Schedule III)',
      { ...zero, to: 600_000, step: 5_000 },
      { ...alone, way: (input) => ({ text: 'Work out your HRA and return here', to: hraWay(input) }) },
    ),
  ),
  homeLoanInterest: optional(sumField('Home-loan interest, own home (s. 24 / s. 22)', { ...zero, to: 200_000, step: 5_000 }, alone)),
  nps80CCD1B: optional(sumField('Your NPS, beyond 80C (s. 80CCD(1B) / s. 124(3))', { ...zero, to: 50_000, step: 5_000 }, alone)),
  savingsInterest: optional(
    sumField('Savings interest; seniors: all deposits (s. 80TTA, 80TTB / s. 153)', { ...zero, to: 50_000, step: 500 }, alone),
  ),
  employerNps: optional(sumField('Employer’s NPS, part of salary (s. 80CCD(2) / s. 124)', { ...zero, to: 500_000, step: 5_000 })),
  otherIncome: optional(sumField('Other income at slab rates', { ...zero, to: 5_000_000, step: 5_000 })),
  gains: optional(sumField('Capital gains and dividends', { ...zero, to: 50_000_000, step: 50_000 })),
})

export type IncomeTaxFields = ReturnType<typeof incomeTaxFields>

/** The single deductions, ignored if the total of deductions is given. */
export const oneByOne = ['section80C', 'section80D', 'hraExempt', 'homeLoanInterest', 'nps80CCD1B', 'savingsInterest'] as const
