import { choiceField, sumField, type ChoiceKind } from '../declared/field.ts'
import type { AgeBand } from './tax-rules.ts'

/** The band of an age in years. */
export function ageBandOf(given: string): AgeBand | undefined {
  const years = Number(given)
  if (!Number.isFinite(years) || years < 0) return undefined
  if (years >= 80) return '80plus'
  return years >= 60 ? '60to79' : 'below60'
}

export const taxYearField = () =>
  choiceField('Tax year', { '2026-27': '2026-27 (Act of 2025)', '2025-26': '2025-26 (Act of 1961, assessment year 2026-27)' }, '2026-27')

export const ageField: ChoiceKind<AgeBand> = choiceField(
  'Age at the end of the year',
  { below60: 'Below 60', '60to79': '60 to 79', '80plus': '80 and above' },
  'below60',
  { alias: ageBandOf },
)

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
