import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { roundTo } from '../../../lib/rounding.ts'
import { calculator } from '../definition/calculator.ts'
import { addedUp } from '../definition/shown-results.ts'
import { withFigures } from '../definition/with-figures.ts'
import { choiceField, type NumberKind, onField, optional, sumField } from '../definition/field.ts'
import { noFigure } from '../definition/official-figures.ts'
import { accountChart, accountTable, depositField, schemeRateField } from './account-texts.ts'
import { schemeRateHeld, schemeRateOn } from './scheme-rates.ts'
import { accountResults, accountYears, type DepositDay } from './yearly-account.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

/** The full financial years of the account without extensions. */
const term = 15

const extensionYears: NumberKind = {
  kind: 'number',
  label: 'Extension, in blocks of five years',
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

/** The loan limit: 25% of the balance two years before, in years 3 to 6. */
const loanOf = (closing: (year: number) => number, year: number) => (year >= 3 && year <= 6 ? closing(year - 2) / 4 : undefined)

/** The withdrawal limit from year 7 on: half of the lower of the balances four years and one year before. */
const withdrawalOf = (closing: (year: number) => number, year: number) =>
  year >= 7 && year <= term ? Math.min(closing(year - 4), closing(year - 1)) / 2 : undefined

export const ppf = withFigures('ss-ppf,ss-rates', (rows, today) =>
  calculator({
    path: '/ppf-calculator',
    name: 'PPF',
    title: 'PPF calculator',
    standfirst: 'What your Public Provident Fund grows to in fifteen years or more, by the scheme’s own interest rules.',
    fields: {
      on: onField,
      yearly: sumField('Yearly deposit', { initial: 150_000, min: 500, max: 150_000, to: 150_000 }, { chips: [12_000, 50_000, 100_000, 150_000] }),
      annualRate: schemeRateField(rows, 'ppf', today),
      deposit: optional(depositField()),
      extensionYears: optional(extensionYears),
      extensionDeposits: optional(choiceField('Deposits during extension', { yes: 'Yes, continue', no: 'No, earn interest only' }, 'yes')),
    },
    unused: (input) => (input.extensionYears === 0 ? ['extensionDeposits'] : []),
    work: (input) => {
      const day = input.on || today
      if (input.annualRate === 0 && schemeRateOn(rows, 'ppf', day) === undefined) return noFigure('PPF rate', day)
      const years = yearsOf(input)
      return { ...accountResults(years), years }
    },
    shown: (results, _input, decimals) => addedUp(results, decimals, { whole: 'maturityValue', parts: ['totalInvested', 'interest'] }),
    results: () => [
      { id: 'maturityValue', name: 'Maturity value' },
      { id: 'totalInvested', name: 'Total deposited' },
      { id: 'interest', name: 'Total interest' },
    ],
    sentence: ({ totalInvested, interest }, { extensionYears: more }) =>
      `${wholeRupees(totalInvested)} paid in over ${term + more} years earns ${wholeRupees(interest)} in interest, all tax-free.`,
    remarks: ({ maturityValue }, input) => {
      const early = accountResults(yearsOf({ ...input, deposit: 'april' })).maturityValue
      return input.deposit === 'april' || early <= maturityValue
        ? []
        : [
            `Deposit everything by 5 April each year to get ${wholeRupees(early)}: ${wholeRupees(roundTo(early, 0) - roundTo(maturityValue, 0))} more.`,
          ]
    },
    held: (input) => schemeRateHeld(rows, 'ppf', input.on || today, input.annualRate),
    whatIf: {
      change: ({ extensionYears }) => ({ extensionYears: extensionYears + 5 }),
      words: (then, now, { extensionDeposits }) =>
        comparedText(
          `Five more years, ${extensionDeposits === 'yes' ? 'still paying in' : 'without deposits'}`,
          then.maturityValue,
          now?.maturityValue,
        ),
    },
    formula: 'Yearly interest = Σ over its months of (lowest balance from the 5th to month end) × rate ÷ 1200',
    steps: ({ years, maturityValue }, { yearly, annualRate, deposit }) => [
      `Yearly deposit: ${rupees(yearly)}${deposit === 'april' ? ', by 5 April: it earns interest for twelve months' : `, in twelve parts ${deposit === 'monthly-early' ? 'by' : 'after'} the 5th`}`,
      `First year’s interest at ${percentText(annualRate)}: ${rupees(years[0]?.interest ?? 0)}, credited on 31 March`,
      `Each year’s interest then earns interest; after ${years.length} years: ${rupees(maturityValue)}`,
    ],
    chart: ({ years }) => accountChart(years),
    tables: ({ years }) => {
      const closing = (year: number) => years[year - 1]?.closing ?? 0
      return [
        {
          ...accountTable(years, [
            { head: 'Max. loan', of: (year) => loanOf(closing, year) },
            { head: 'Max. withdrawal', of: (year) => withdrawalOf(closing, year) },
          ]),
          note: 'Year 1 is the year you open the account. Loans are allowed in years 3 to 6, one withdrawal a year from year 7.',
        },
      ]
    },
    differs:
      'Sites that compound monthly show more than the scheme pays: interest is calculated monthly but credited once a year. Deposits after the 5th earn nothing that month.',
    leavesOut: [
      'Future rates: they are notified every quarter; this page keeps the rate above for all years.',
      'A first year that starts after April: fifteen full years follow it.',
      'Missed years and their fee, and early closure.',
      'Rounding of each year’s interest to the rupee.',
    ],
    ways: (_figures, { yearly }) => [
      { text: 'Tax saved in the old regime', to: `/income-tax-calculator?salary=1500000&section80C=${Math.round(yearly)}` },
      { text: 'For a daughter: Sukanya Samriddhi', to: `/sukanya-calculator?yearly=${Math.round(yearly)}` },
      { text: 'The same amount monthly in a fund', to: `/sip-calculator?monthly=${Math.round(yearly / 12)}&years=15` },
    ],
    sources: (input) => ({ keys: ['ss-rates', 'ss-ppf'], day: input.on || today }),
  }),
)
