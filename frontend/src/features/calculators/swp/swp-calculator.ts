import { groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { returnOfMonth } from '../arithmetic/investing-month.ts'
import { calculator } from '../definition/calculator.ts'
import { conventionField, timingField } from '../definition/common-fields.ts'
import { optional, rateField, sumField, termField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { valueText } from '../inputs/value-texts.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { swpResults, type SwpMonth } from './swp-results.ts'
import { comparedText, sumText } from '../what-ifs/difference-texts.ts'

/** The last month of each year, and the last month of all. */
const yearEnds = (months: readonly SwpMonth[]) => months.filter(({ month }) => month % 12 === 0 || month === months.length)

export const swp = calculator({
  path: '/swp-calculator',
  name: 'SWP',
  title: 'SWP calculator',
  standfirst: 'How long your money lasts with a monthly withdrawal, and what remains.',
  fields: {
    corpus: sumField('Starting amount', { initial: 5_000_000, to: 50_000_000, step: 100_000 }, { chips: [2_500_000, 5_000_000, 10_000_000] }),
    withdrawal: sumField('Monthly withdrawal', { initial: 30_000, to: 500_000, step: 1_000 }),
    annualRate: rateField('Expected annual return', { initial: 8, to: 20 }),
    term: termField('Time', { initial: 20, to: 40 }),
    timing: optional(timingField()),
    convention: optional(conventionField()),
  },
  work: (input) => swpResults(input) ?? nothingToWorkOut,
  results: () => [
    { id: 'finalValue', name: 'Remaining value' },
    { id: 'totalWithdrawn', name: 'Total withdrawn' },
    { id: 'monthsPaid', name: 'Full withdrawals', unit: 'months' },
    { id: 'lastPart', name: 'Final partial withdrawal' },
  ],
  sentence: ({ finalValue, monthsPaid }, { term, withdrawal }) =>
    finalValue > 0 || monthsPaid >= term
      ? `Your money lasts all ${valueText('years', term / 12)} at ${wholeRupees(withdrawal)} a month.`
      : `Your money runs out after ${valueText('years', monthsPaid / 12)} at ${wholeRupees(withdrawal)} a month.`,
  whatIf: {
    change: ({ withdrawal }) => ({ withdrawal: Math.round(withdrawal * 90) / 100 }),
    words: (then, now, { withdrawal }) => {
      const lead = `If you withdraw ${percentText(10)} less, ${sumText(withdrawal)} a month`
      return then.finalValue > 0
        ? comparedText(lead, then.finalValue, now?.finalValue, ' left')
        : `${lead}: ${then.monthsPaid} full withdrawals instead of ${now?.monthsPaid ?? 0}.`
    },
  },
  formula: 'Each month: value = (value − withdrawal) × (1 + i)',
  steps: ({ totalWithdrawn, finalValue, monthsPaid }, { corpus, annualRate, convention, timing, withdrawal }) => [
    `At the start: ${rupees(corpus)}`,
    `i, the monthly return: ${percentText(annualRate)} a year, ${convention === 'nominal' ? '÷ 12' : 'the effective rate'} = ${groupedNumber(returnOfMonth(convention, annualRate), 8)}`,
    `${rupees(withdrawal)} at the ${timing} of each month, ${monthsPaid} times: ${rupees(totalWithdrawn)} in total`,
    `Remaining: ${rupees(finalValue)}`,
  ],
  chart: ({ months, finalValue }, { corpus }) => {
    const ends = [{ month: 0, withdrawn: 0, value: corpus }, ...yearEnds(months)]
    return {
      kind: 'years',
      title: 'Remaining value',
      finding: `${wholeRupees(corpus)} at the start, ${wholeRupees(finalValue)} at the end.`,
      years: ends.map(({ month }) => month / 12),
      layers: [{ name: 'Remaining', amounts: ends.map(({ value }) => value), tone: 'first', nameAt: 0.3 }],
    }
  },
  tables: ({ months }) => [
    {
      title: 'Year by year',
      caption: 'Year by year, in rupees',
      heads: ['Year', 'Withdrawn so far', 'Closing value'],
      rows: yearEnds(months).map(({ month, withdrawn, value }) => ({
        name: month % 12 === 0 ? String(month / 12) : `${Math.ceil(month / 12)} (${month % 12} months)`,
        paise: [inPaise(withdrawn, 'rupee'), inPaise(value, 'rupee')],
      })),
    },
  ],
  assumed: 'annualRate',
  differs:
    'This page withdraws at the start of the month and grows the rest at a twelfth of the annual rate. Sites that withdraw at the end, or use the effective rate, show a different amount.',
  leavesOut: [
    'Tax on the gain in each withdrawal, and the exit load.',
    'Withdrawals that rise with prices.',
    'The order of good and bad years, which decides how long the money lasts.',
  ],
  ways: (_figures, { corpus }) => [
    { text: 'How much you need to retire', to: '/retirement-calculator' },
    { text: 'A pension from NPS', to: '/nps-calculator' },
    { text: 'The same amount in a fixed deposit', to: `/fixed-deposit-calculator?principal=${Math.round(corpus)}` },
  ],
})
