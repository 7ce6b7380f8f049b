import { numberField, type InputOf } from '../definition/field.ts'
import { loanLimits, type LoanKind } from './loan-limits.ts'
import { loanLabels, loanTerms, type LoanInput } from './loan-link.ts'

/** The three fields of a loan. */
export const loanFields = (kind: LoanKind) => {
  const { principal, annualRate, years } = loanLimits[kind]
  return {
    principal: numberField(loanLabels.principal, principal),
    annualRate: numberField(loanLabels.annualRate, annualRate),
    years: { kind: 'term', label: loanLabels.years, limits: years },
  } as const
}

export type LoanFields = ReturnType<typeof loanFields>

/** The values of the fields, with the plan that the part below them changes. */
type LoanValues = InputOf<LoanFields> & Pick<LoanInput, 'plan' | 'unread' | 'isPlanShown'>

export const fieldsOfLoan = ({ annualRatePercent, tenureYears, ...loan }: LoanInput): LoanValues => ({
  ...loan,
  annualRate: annualRatePercent,
  years: tenureYears * 12,
})

export function loanOfFields(values: object): LoanInput {
  // These are the values of a loan, so the cast is safe.
  const { annualRate, years, ...loan } = values as LoanValues
  return { ...loan, annualRatePercent: annualRate, tenureYears: years / 12 }
}

export const termsOfFields = (values: object) => loanTerms(loanOfFields(values))
