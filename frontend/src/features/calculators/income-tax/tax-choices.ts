import { daysOfTaxYear, taxYearOf, type DatedFigure } from '@artha/contract/figure-on'
import { choiceField, type ChoiceKind } from '../definition/field.ts'
import { heldTaxYear } from '../definition/official-figures.ts'
import { refuse } from '../definition/refusal.ts'
import type { AgeBand } from './tax-rules.ts'

/** The age band of a text with an age in years; undefined if it is not an age. */
export function ageBandOf(given: string): AgeBand | undefined {
  const years = Number(given)
  if (!Number.isFinite(years) || years < 0) return undefined
  if (years >= 80) return '80plus'
  return years >= 60 ? '60to79' : 'below60'
}

/** The first tax year under the 2025 Act. */
const firstOfNewAct = '2026-27'

const nameOf = (taxYear: string) =>
  taxYear < firstOfNewAct
    ? `${taxYear} (Act of 1961, assessment year ${taxYearOf(`${Number(taxYear.slice(0, 4)) + 1}-04-01`)})`
    : `${taxYear} (Act of 2025)`

/** Keys that have a new row in the register for each year with a Finance Act. */
const rowsOfYears = ['it-act-2025', 'it-slabs-new', 'it-slabs-old']

/** The tax years with rows in the register, newest first; today's tax year if there are none. */
function taxYearsIn(rows: readonly DatedFigure[], today: string) {
  const own = rows.filter(({ figureKey, withdrawn }) => rowsOfYears.includes(figureKey) && withdrawn === undefined)
  const [newest = taxYearOf(today), ...others] = [...new Set(own.map(({ validFrom }) => taxYearOf(validFrom)))].sort().reverse()
  return [newest, ...others] as const
}

/**
 * A link without a tax year means the year of its date, `on`. A year that is not an option is kept, so that the page can say why it has no result.
 */
export function taxYearField(rows: readonly DatedFigure[], today: string) {
  const years = taxYearsIn(rows, today)
  const options: Readonly<Record<string, string>> = Object.fromEntries(years.map((year) => [year, nameOf(year)]))
  // The register may have rows of the next year before it begins
  return choiceField('Tax year', options, years.find((year) => year <= taxYearOf(today)) ?? years[0], {
    alias: (given) => (daysOfTaxYear(given) ? given : undefined),
    omitted: ({ on }) => (typeof on === 'string' && on !== '' ? taxYearOf(on) : undefined),
  })
}

/** A refusal for a tax year after the newest one. For years before the first option, the rules refuse because the register has no figures. */
export function laterTaxYear(rows: readonly DatedFigure[], taxYear: string, today: string) {
  const [newest] = taxYearsIn(rows, today)
  return taxYear > newest ? refuse(`No Finance Act sets rates for tax year ${taxYear} yet.`) : undefined
}

/** The message that the rules of the newest tax year are still used after it has ended. */
export const heldOfTaxYear =
  (rows: readonly DatedFigure[]) =>
  ({ taxYear }: { taxYear: string }, today: string) =>
    heldTaxYear(taxYear, taxYearsIn(rows, today)[0], today)

export const ageField: ChoiceKind<AgeBand> = choiceField(
  'Age at year end',
  { below60: 'Below 60', '60to79': '60 to 79', '80plus': '80 and above' },
  'below60',
  { alias: ageBandOf, isStrip: true },
)
