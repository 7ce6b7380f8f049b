import { daysOfTaxYear, taxYearOf } from '@artha/contract/figure-on'
import { choiceField, type ChoiceKind } from '../declared/field.ts'
import { heldTaxYear } from '../declared/official-figures.ts'
import { refuse } from '../declared/refusal.ts'
import type { AgeBand } from './tax-rules.ts'

/** The band of an age in years. */
export function ageBandOf(given: string): AgeBand | undefined {
  const years = Number(given)
  if (!Number.isFinite(years) || years < 0) return undefined
  if (years >= 80) return '80plus'
  return years >= 60 ? '60to79' : 'below60'
}

const newestTaxYear = '2026-27'

const taxYears: Readonly<Record<string, string>> = {
  [newestTaxYear]: '2026-27 (Act of 2025)',
  '2025-26': '2025-26 (Act of 1961, assessment year 2026-27)',
}

/** A link without a tax year means that of its day, `on`. A year that is none of the choices is kept, so that the page can say why it has no result. */
export const taxYearField = () =>
  choiceField('Tax year', taxYears, newestTaxYear, {
    alias: (given) => (daysOfTaxYear(given) ? given : undefined),
    omitted: ({ on }) => (typeof on === 'string' && on !== '' ? taxYearOf(on) : undefined),
  })

/** Why there is no result for a tax year after the newest; before the first of the choices, the register has no figures and each rule says so. */
export const laterTaxYear = (taxYear: string) =>
  taxYear > newestTaxYear
    ? refuse(`No result for tax year ${taxYear}: each year’s rates come from a Finance Act, and none is passed beyond ${newestTaxYear}.`)
    : undefined

/** After the newest year has ended its rules are still those that are reckoned with, which is said. */
export const heldOfTaxYear = ({ taxYear }: { taxYear: string }, today: string) => heldTaxYear(taxYear, newestTaxYear, today)

export const ageField: ChoiceKind<AgeBand> = choiceField(
  'Age at year end',
  { below60: 'Below 60', '60to79': '60 to 79', '80plus': '80 and above' },
  'below60',
  { alias: ageBandOf, isStrip: true },
)
