import { groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { returnOfMonth } from '../arithmetic/investing-month.ts'
import { calculator } from '../declared/calculator.ts'
import { conventionField, timingField } from '../declared/common-fields.ts'
import { optional, rateField, sumField, termField } from '../declared/field.ts'
import { nothingToWorkOut } from '../declared/refusal.ts'
import { valueText } from '../inputs/value-words.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { swpFigures, type SwpMonth } from './swp-figures.ts'

/** The last month of each year, and the last of all. */
const yearEnds = (months: readonly SwpMonth[]) => months.filter(({ month }) => month % 12 === 0 || month === months.length)

export const swp = calculator({
  path: '/swp-calculator',
  title: 'SWP calculator',
  standfirst: 'What is left of a sum from which you take something every month, and how long it lasts.',
  fields: {
    corpus: sumField('Sum at the start', { initial: 5_000_000, to: 50_000_000, step: 100_000 }, { chips: [2_500_000, 5_000_000, 10_000_000] }),
    withdrawal: sumField('Taken out each month', { initial: 30_000, to: 500_000, step: 1_000 }),
    annualRate: rateField('Expected return a year', { initial: 8, to: 20 }),
    term: termField('Time', { initial: 20, to: 40 }),
    timing: optional(timingField()),
    convention: optional(conventionField()),
  },
  work: (input) => swpFigures(input) ?? nothingToWorkOut,
  results: () => [
    { id: 'finalValue', name: 'Left at the end' },
    { id: 'totalWithdrawn', name: 'Taken out in all' },
    { id: 'monthsPaid', name: 'Whole withdrawals', unit: 'months' },
    { id: 'lastPart', name: 'Left for one more' },
  ],
  sentence: ({ finalValue, monthsPaid }, { term, withdrawal }) =>
    finalValue > 0 || monthsPaid >= term
      ? `${wholeRupees(withdrawal)} a month are there for all ${valueText('years', term / 12)}.`
      : `The sum is used up after ${valueText('years', monthsPaid / 12)} of ${wholeRupees(withdrawal)} a month.`,
  formula: 'Each month: value = (value − withdrawal) × (1 + i)',
  steps: ({ totalWithdrawn, finalValue, monthsPaid }, { corpus, annualRate, convention, timing, withdrawal }) => [
    `At the start: ${rupees(corpus)}`,
    `i, the return of a month: ${percentText(annualRate)} a year, ${convention === 'nominal' ? '÷ 12' : 'the effective rate'} = ${groupedNumber(returnOfMonth(convention, annualRate), 8)}`,
    `${rupees(withdrawal)} at the ${timing} of each month, ${monthsPaid} times: ${rupees(totalWithdrawn)} in all`,
    `Left: ${rupees(finalValue)}`,
  ],
  chart: ({ months, finalValue }, { corpus }) => {
    const ends = [{ month: 0, withdrawn: 0, value: corpus }, ...yearEnds(months)]
    return {
      kind: 'years',
      title: 'What is left',
      finding: `${wholeRupees(corpus)} at the start, ${wholeRupees(finalValue)} at the end.`,
      years: ends.map(({ month }) => month / 12),
      layers: [{ name: 'Left', amounts: ends.map(({ value }) => value), tone: 'first', nameAt: 0.3 }],
    }
  },
  tables: ({ months }) => [
    {
      title: 'Year by year',
      caption: 'Year by year, in rupees',
      heads: ['Year', 'Taken out so far', 'At its end'],
      rows: yearEnds(months).map(({ month, withdrawn, value }) => ({
        name: month % 12 === 0 ? String(month / 12) : `${Math.ceil(month / 12)} (${month % 12} months)`,
        paise: [inPaise(withdrawn, 'rupee'), inPaise(value, 'rupee')],
      })),
    },
  ],
  assumed: 'annualRate',
  differs:
    'This page takes money out at the start of a month and lets the rest grow by a twelfth of the yearly rate. Sites that take it out at the end, or use the effective rate, leave another sum.',
  leavesOut: [
    'Tax on the gain in each withdrawal, and the exit load.',
    'Withdrawals that rise with prices.',
    'The order of good and bad years, which decides how long a sum lasts.',
  ],
  ways: (_figures, { corpus }) => [
    { text: 'What has to be there at retirement', to: '/retirement-calculator' },
    { text: 'A pension from NPS', to: '/nps-calculator' },
    { text: 'The same sum in a fixed deposit', to: `/fixed-deposit-calculator?principal=${Math.round(corpus)}` },
  ],
})
