import { sumField } from '../declared/field.ts'
import { ageField, taxYearField } from './tax-choices.ts'

const zero = { initial: 0 }

export const incomeTaxFields = {
  taxYear: taxYearField(),
  salary: sumField('Salary of the year', { initial: 1_500_000, to: 10_000_000, step: 25_000 }),
  age: ageField,
  deductions: sumField('Deductions of the old regime, in all', { ...zero, to: 1_000_000, step: 5_000 }),
  section80C: sumField('80C group: PF, PPF, ELSS, insurance, tuition', { ...zero, to: 150_000, step: 5_000 }),
  section80D: sumField('80D: health insurance', { ...zero, to: 100_000, step: 1_000 }),
  hraExempt: sumField('HRA that is exempt', { ...zero, to: 600_000, step: 5_000 }),
  homeLoanInterest: sumField('Interest on a loan for your own home', { ...zero, to: 200_000, step: 5_000 }),
  nps80CCD1B: sumField('Own NPS, beyond 80C', { ...zero, to: 50_000, step: 5_000 }),
  savingsInterest: sumField('Interest that is deducted (savings; seniors: all deposits)', { ...zero, to: 50_000, step: 500 }),
  employerNps: sumField('Employer’s NPS, as part of the salary', { ...zero, to: 500_000, step: 5_000 }),
  otherIncome: sumField('Other income at slab rates', { ...zero, to: 5_000_000, step: 5_000 }),
  gains: sumField('Capital gains and dividends beside it', { ...zero, to: 50_000_000, step: 50_000 }),
}

/** Deductions in all take the place of those one by one. */
export const oneByOne = ['section80C', 'section80D', 'hraExempt', 'homeLoanInterest', 'nps80CCD1B', 'savingsInterest'] as const
