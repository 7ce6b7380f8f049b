import { daysOfTaxYear, taxYearOf, type DatedFigure } from '@artha/contract/figure-on'
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

/** The first tax year under the Act of 2025. */
const firstOfNewAct = '2026-27'

const yearBefore = (taxYear: string) => taxYearOf(`${Number(taxYear.slice(0, 4)) - 1}-04-01`)
const yearAfter = (taxYear: string) => taxYearOf(`${Number(taxYear.slice(0, 4)) + 1}-04-01`)

const nameOf = (taxYear: string) =>
  taxYear < firstOfNewAct ? `${taxYear} (Act of 1961, assessment year ${yearAfter(taxYear)})` : `${taxYear} (Act of 2025)`

/** In the register a row of one of these begins with each year that has a Finance Act. */
const rowsOfYears = ['it-act-2025', 'it-slabs-new', 'it-slabs-old']

/** The tax years whose rules the register has, newest first; that of the day where it has none. */
function taxYearsIn(rows: readonly DatedFigure[], today: string): readonly [string, ...string[]] {
  const known = rows.filter((row) => rowsOfYears.includes(row.figureKey) && row.withdrawn === undefined).map((row) => taxYearOf(row.validFrom))
  const [oldest, ...later] = known.toSorted()
  if (oldest === undefined) return [taxYearOf(today)]
  const newest = later.at(-1) ?? oldest
  const years: [string, ...string[]] = [newest]
  for (let year = yearBefore(newest); year >= oldest; year = yearBefore(year)) years.push(year)
  return years
}

/** The tax year of the day, or the newest that the register has where that of the day has no Finance Act. */
function usualTaxYear(years: readonly [string, ...string[]], today: string) {
  const current = taxYearOf(today)
  return years.includes(current) ? current : years[0]
}

/** A link without a tax year means that of its day, `on`. A year that is none of the choices is kept, so that the page can say why it has no result. */
export function taxYearField(rows: readonly DatedFigure[], today: string) {
  const years = taxYearsIn(rows, today)
  const options: Readonly<Record<string, string>> = Object.fromEntries(years.map((year) => [year, nameOf(year)]))
  return choiceField('Tax year', options, usualTaxYear(years, today), {
    alias: (given) => (daysOfTaxYear(given) ? given : undefined),
    omitted: ({ on }) => (typeof on === 'string' && on !== '' ? taxYearOf(on) : undefined),
  })
}

/** Why there is no result for a tax year after the newest; before the first of the choices, the register has no figures and each rule says so. */
export function laterTaxYear(rows: readonly DatedFigure[], taxYear: string, today: string) {
  const [newest] = taxYearsIn(rows, today)
  return taxYear > newest
    ? refuse(`There is no result for the tax year ${taxYear}: a Finance Act sets the rates of each year, and after ${newest} there is none yet.`)
    : undefined
}

/** After the newest year has ended its rules are still those that are reckoned with, which is said. */
export const heldOfTaxYear =
  (rows: readonly DatedFigure[]) =>
  ({ taxYear }: { taxYear: string }, today: string) =>
    heldTaxYear(taxYear, taxYearsIn(rows, today)[0], today)

export const ageField: ChoiceKind<AgeBand> = choiceField(
  'Age at the end of the year',
  { below60: 'Below 60', '60to79': '60 to 79', '80plus': '80 and above' },
  'below60',
  { alias: ageBandOf, isStrip: true },
)
