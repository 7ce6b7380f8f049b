import { daysOfTaxYear, taxYearOf } from '@artha/contract/figure-on'
import { choiceField, type ChoiceKind } from '../declared/field.ts'
import { refuse } from '../declared/refusal.ts'
import type { AgeBand } from './tax-rules.ts'

/** The band of an age in years. */
export function ageBandOf(given: string): AgeBand | undefined {
  const years = Number(given)
  if (!Number.isFinite(years) || years < 0) return undefined
  if (years >= 80) return '80plus'
  return years >= 60 ? '60to79' : 'below60'
}

const taxYears: Readonly<Record<string, string>> = {
  '2026-27': '2026-27 (Act of 2025)',
  '2025-26': '2025-26 (Act of 1961, assessment year 2026-27)',
}

/** A link without a tax year means that of its day, `on`. A year that is none of the choices is kept, so that the page can say why it has no result. */
export const taxYearField = () =>
  choiceField('Tax year', taxYears, '2026-27', {
    alias: (given) => (daysOfTaxYear(given) ? given : undefined),
    omitted: ({ on }) => (typeof on === 'string' && on !== '' ? taxYearOf(on) : undefined),
  })

/** Why there is no result for a tax year; undefined where it is one of the choices. */
export function noTaxYear(taxYear: string) {
  if (taxYear in taxYears) return undefined
  const there = Object.keys(taxYears).toSorted()
  const why =
    taxYear < (there[0] ?? '') ? 'its figures are not in our register' : 'a Finance Act sets the rates of each year, and its own is not there yet'
  return refuse(`There is no result for the tax year ${taxYear}: ${why}. Choose ${there.join(' or ')}.`)
}

export const ageField: ChoiceKind<AgeBand> = choiceField(
  'Age at the end of the year',
  { below60: 'Below 60', '60to79': '60 to 79', '80plus': '80 and above' },
  'below60',
  { alias: ageBandOf, isStrip: true },
)
