import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { roundTo } from '../../../lib/rounding.ts'
import { calculator } from '../declared/calculator.ts'
import { addedUp } from '../declared/shown-figures.ts'
import { withFigures } from '../declared/with-figures.ts'
import { choiceField, type NumberKind, onField, optional, sumField } from '../declared/field.ts'
import { noFigure } from '../declared/official-figures.ts'
import { accountChart, accountTable, depositField, schemeRateField } from './account-words.ts'
import { schemeRateHeld, schemeRateOn } from './scheme-rates.ts'
import { accountFigures, accountYears, type DepositDay } from './yearly-account.ts'

/** Full financial years of the account itself. */
const term = 15

const extensionYears: NumberKind = {
  kind: 'number',
  label: 'Prolonged by, in blocks of five years',
  limits: { unit: 'count', min: 0, max: 50, step: 5, initial: 0, parts: 0.2, slide: [0, 20] },
  hint: 'Whole blocks of five years.',
}

interface PpfTerms {
  yearly: number
  annualRate: number
  extensionYears: number
  extensionDeposits: 'yes' | 'no'
  deposit: DepositDay
}

const yearsOf = (input: PpfTerms) =>
  accountYears(
    term + input.extensionYears,
    (year) => (year <= term || input.extensionDeposits === 'yes' ? input.yearly : 0),
    input.annualRate,
    input.deposit,
  )

/** 25% of the balance two years before, in the years 3 to 6. */
const loanOf = (closing: (year: number) => number, year: number) => (year >= 3 && year <= 6 ? closing(year - 2) / 4 : undefined)

/** From the seventh year on, half of the lower of the balances four years and one year before. */
const withdrawalOf = (closing: (year: number) => number, year: number) =>
  year >= 7 && year <= term ? Math.min(closing(year - 4), closing(year - 1)) / 2 : undefined

export const ppf = withFigures('ss-ppf,ss-rates', (rows, today) =>
  calculator({
    path: '/ppf-calculator',
    title: 'PPF calculator',
    standfirst: 'What the Public Provident Fund comes to after fifteen years and later, with interest as the scheme reckons it.',
    fields: {
      on: onField,
      yearly: sumField('Paid in each year', { initial: 150_000, min: 500, max: 150_000, to: 150_000 }, { chips: [12_000, 50_000, 100_000, 150_000] }),
      annualRate: schemeRateField(rows, 'ppf', today),
      deposit: optional(depositField()),
      extensionYears: optional(extensionYears),
      extensionDeposits: optional(choiceField('Paid in while prolonged', { yes: 'Yes, as before', no: 'No, it only earns interest' }, 'yes')),
    },
    unused: (input) => (input.extensionYears === 0 ? ['extensionDeposits'] : []),
    work: (input) => {
      const day = input.on || today
      if (input.annualRate === 0 && schemeRateOn(rows, 'ppf', day) === undefined) return noFigure('rate of PPF', day)
      const years = yearsOf(input)
      return { ...accountFigures(years), years }
    },
    shown: (figures, _input, decimals) => addedUp(figures, decimals, { whole: 'maturityValue', parts: ['totalInvested', 'interest'] }),
    results: () => [
      { id: 'maturityValue', name: 'Value at the end' },
      { id: 'totalInvested', name: 'Paid in' },
      { id: 'interest', name: 'Interest' },
    ],
    sentence: ({ totalInvested, interest }, { extensionYears: more }) =>
      `${wholeRupees(totalInvested)} paid in over ${term + more} years, and ${wholeRupees(interest)} of interest, all free of tax.`,
    remarks: ({ maturityValue }, input) => {
      const early = accountFigures(yearsOf({ ...input, deposit: 'april' })).maturityValue
      return input.deposit === 'april' || early <= maturityValue
        ? []
        : [`Paid in at once by 5 April it would be ${wholeRupees(early)}: ${wholeRupees(roundTo(early, 0) - roundTo(maturityValue, 0))} more.`]
    },
    held: (input) => schemeRateHeld(rows, 'ppf', input.on || today, input.annualRate),
    formula: 'Interest of a year = Σ over its months of (lowest balance from the 5th to the month’s end) × rate ÷ 1200',
    steps: ({ years, maturityValue }, { yearly, annualRate, deposit }) => [
      `Paid in each year: ${rupees(yearly)}${deposit === 'april' ? ', by 5 April: it earns interest for twelve months' : `, in twelve parts ${deposit === 'monthly-early' ? 'by' : 'after'} the 5th`}`,
      `Interest of the first year at ${percentText(annualRate)}: ${rupees(years[0]?.interest ?? 0)}, credited on 31 March`,
      `Each year’s interest earns interest from then on; after ${years.length} years: ${rupees(maturityValue)}`,
    ],
    chart: ({ years }) => accountChart(years),
    tables: ({ years }) => {
      const closing = (year: number) => years[year - 1]?.closing ?? 0
      return [
        {
          ...accountTable(years, [
            { head: 'Loan up to', of: (year) => loanOf(closing, year) },
            { head: 'Withdrawal up to', of: (year) => withdrawalOf(closing, year) },
          ]),
          note: 'Year 1 is the year of opening. A loan is possible in the years 3 to 6, a withdrawal once a year from year 7 on.',
        },
      ]
    },
    differs:
      'Sites that add interest every month show more than the scheme pays: it is reckoned by the month and credited once a year. Paid in after the 5th, a month counts for nothing.',
    leavesOut: [
      'Rates of later quarters: the ministry notifies one for each, and this page keeps the one above for all years.',
      'The year of opening, when it is not opened in April: fifteen full years follow it.',
      'Years without a payment and their fee, and closing early.',
      'Rounding of each year’s interest to the rupee.',
    ],
    ways: (_figures, { yearly }) => [
      { text: 'What it saves in the old regime', to: `/income-tax-calculator?salary=1500000&section80C=${Math.round(yearly)}` },
      { text: 'For a daughter: Sukanya Samriddhi', to: `/sukanya-calculator?yearly=${Math.round(yearly)}` },
      { text: 'The same each month in a fund', to: `/sip-calculator?monthly=${Math.round(yearly / 12)}&years=15` },
    ],
    sources: (input) => ({ keys: ['ss-rates', 'ss-ppf'], day: input.on || today }),
  }),
)
