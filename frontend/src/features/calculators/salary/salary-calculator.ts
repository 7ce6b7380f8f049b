import { daysOfTaxYear, type DatedFigure } from '@artha/contract/figure-on'
// The only deductions are provident fund and HRA, because this page has no fields for others.
import { wholeRupees } from '../../../lib/money.ts'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import { calculator } from '../definition/calculator.ts'
import { withFigures } from '../definition/with-figures.ts'
import { choiceField, type InputOf, onField, optional, rateField, sumField, yesNoField } from '../definition/field.ts'
import { addedUp } from '../definition/shown-results.ts'
import { fieldsLink } from '../definition/read-fields.ts'
import { ageField, heldOfTaxYear, laterTaxYear, taxYearField } from '../income-tax/tax-choices.ts'
import { salaryResults } from './salary-results.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

const salaryFields = (rows: readonly DatedFigure[], today: string) => ({
  on: onField,
  taxYear: taxYearField(rows, today),
  ctc: sumField(
    'Annual cost to company (CTC)',
    { initial: 1_500_000, to: 10_000_000, step: 25_000 },
    { chips: [600_000, 1_000_000, 1_500_000, 2_500_000] },
  ),
  regime: choiceField('Tax regime', { new: 'New', old: 'Old' }, 'new'),
  basicPercent: optional(
    rateField('Basic pay, share of CTC', { initial: 50, to: 100, step: 1 }, { hint: 'Since 21 Nov 2025 at least half of your pay counts as wages.' }),
  ),
  employerPf: optional(yesNoField('CTC includes employer’s PF', 'yes')),
  gratuityInCtc: optional(yesNoField('CTC includes gratuity', 'no')),
  nps: optional(sumField('Annual employer’s NPS in CTC', { initial: 0, to: 500_000, step: 5_000 })),
  rent: optional(sumField('Annual rent', { initial: 0, to: 1_200_000, step: 6_000 })),
  city: optional(choiceField('You live in', { metro: 'A city with the higher HRA limit', other: 'Anywhere else' }, 'metro')),
  age: ageField,
})

export type SalaryFields = ReturnType<typeof salaryFields>

/** The link to the HRA page with these numbers, and with the query to come back. Rent is left out if it is 0. */
function hraLink(basic: number, hra: number, fields: SalaryFields, input: InputOf<SalaryFields>) {
  const { taxYear, rent, city } = input
  const given = { taxYear, basic, hra, ...(rent > 0 && { rent }), city, pay: fieldsLink(fields, input) }
  return `/hra-calculator?${new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)])).toString()}`
}

// Created once and not again when the register changes, because the page would lose what it has rendered
const Workings = lateHydrated(async () => (await import('./salary-workings.tsx')).SalaryWorkings)
const Pictures = lateHydrated(async () => (await import('./salary-pictures.ts')).SalaryPictures)
const Notes = lateHydrated(async () => (await import('./salary-notes.tsx')).SalaryNotes)

export const salary = withFigures(
  'epf-split,gratuity,it-80c,it-act-2025,it-cess,it-hra,it-hra-shares,it-rebate-new,it-rebate-old,it-slabs-new,it-slabs-old,it-stddeduction,it-surcharge',
  (rows, today) => {
    const fields = salaryFields(rows, today)
    return calculator({
      path: '/salary-calculator',
      name: 'Salary',
      title: 'Salary calculator',
      standfirst: 'How much of your CTC reaches your bank each month after PF and tax.',
      fields,
      unused: ({ regime }) => (regime === 'new' ? ['rent', 'city'] : []),
      work: (input) => laterTaxYear(rows, input.taxYear, today) ?? salaryResults(rows, input, input.on || today),
      shown: (results, _input, decimals) => addedUp(results, decimals, { whole: 'deductions', parts: ['epf', 'annualTax'] }),
      results: () => [
        { id: 'monthlyInHand', name: 'Monthly in-hand pay' },
        { id: 'annualTax', name: 'Annual tax' },
        { id: 'epf', name: 'Your annual PF' },
        { id: 'deductions', name: 'Total annual deductions' },
        { id: 'gross', name: 'Annual gross pay' },
      ],
      sentence: ({ monthlyInHand }, { ctc }) => `Out of ${wholeRupees(ctc)} a year, you take home ${wholeRupees(monthlyInHand)} a month.`,
      held: heldOfTaxYear(rows),
      remarks: ({ annualTax, otherTax }, { regime }) =>
        otherTax < annualTax
          ? [
              `In the ${regime === 'new' ? 'old' : 'new'} regime your tax would be ${wholeRupees(otherTax)}: ${wholeRupees(annualTax - otherTax)} less.`,
            ]
          : [],
      whatIf: {
        change: ({ regime }) => ({ regime: regime === 'new' ? 'old' : 'new' }),
        words: (then, now, { regime }) => comparedText(`In the ${regime} regime`, then.monthlyInHand, now?.monthlyInHand, ' in hand each month'),
      },
      Workings,
      Pictures,
      Notes,
      ways: ({ gross, basic, hra, hraExempt }, { rent, ...input }) => [
        {
          text: 'Full tax calculation, both regimes',
          to: `/income-tax-calculator?taxYear=${input.taxYear}&salary=${Math.round(gross)}&hraExempt=${Math.round(hraExempt)}`,
        },
        { text: 'HRA exemption', to: hraLink(Math.round(basic), Math.round(hra), fields, { rent, ...input }) },
        { text: 'Your EPF balance', to: `/epf-calculator?wage=${Math.round(basic / 12)}&years=20` },
      ],
      sources: ({ taxYear }) => ({
        keys: ['it-slabs-new', 'it-slabs-old', 'it-stddeduction', 'it-hra', 'it-80c'],
        day: daysOfTaxYear(taxYear)?.last ?? '',
      }),
    })
  },
)
