import { groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { priceGrowth } from '../arithmetic/investing-month.ts'
import { yearEnds } from '../charts/year-ends.ts'
import { calculator } from '../definition/calculator.ts'
import { optional, rateField, sumField, termField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { rateText, valueText } from '../inputs/value-texts.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { yearName } from '../tables/year-name.ts'
import { inflationResults } from './inflation-results.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

export const inflation = calculator({
  path: '/inflation-calculator',
  name: 'Inflation',
  title: 'Inflation calculator',
  standfirst: 'What today’s money will buy in future, and what inflation takes from your return.',
  fields: {
    amount: sumField('Amount today', { initial: 100_000, to: 10_000_000, step: 1_000 }, { chips: [100_000, 1_000_000, 10_000_000] }),
    inflation: rateField('Annual inflation', { initial: 6, to: 15 }),
    term: termField('Time', { initial: 10, to: 40 }),
    annualRate: optional(rateField('Annual return to compare', { initial: 7 }, { hint: 'Assumed, not a forecast.' })),
  },
  work: (input) => inflationResults(input) ?? nothingToWorkOut,
  results: () => [
    { id: 'futureCost', name: 'Future cost' },
    { id: 'presentValue', name: 'What today’s amount will buy' },
    { id: 'realReturn', name: 'Return after inflation', unit: 'percent' },
  ],
  sentence: ({ futureCost }, { amount, term }) =>
    `What costs ${wholeRupees(amount)} today costs ${wholeRupees(futureCost)} in ${valueText('years', term / 12)}.`,
  whatIf: {
    change: ({ inflation }) => ({ inflation: inflation + 1 }),
    words: (then, now, { inflation }) => comparedText(`At ${percentText(inflation)} inflation`, then.futureCost, now?.futureCost),
  },
  formula: 'Future cost = amount × (1 + inflation ÷ 100)ʸᵉᵃʳˢ; return after inflation = (1 + return) ÷ (1 + inflation) − 1',
  steps: ({ futureCost, presentValue, realReturn }, { amount, inflation: rate, term, annualRate }) => [
    `Price growth: (1 + ${rateText(rate)} ÷ 100) to the power of ${groupedNumber(term / 12, 2)} = ${groupedNumber(priceGrowth(rate, term), 8)}`,
    `Future cost: ${rupees(amount)} × that = ${rupees(futureCost)}`,
    `Value in today’s money: ${rupees(amount)} ÷ that = ${rupees(presentValue)}`,
    `(1 + ${rateText(annualRate)} ÷ 100) ÷ (1 + ${rateText(rate)} ÷ 100) − 1 = ${percentText(realReturn, 4)}`,
  ],
  chart: ({ futureCost }, { amount, inflation: rate, term }) => {
    const ends = yearEnds(term)
    return {
      kind: 'years',
      title: 'What the same things will cost',
      finding: `From ${wholeRupees(amount)} to ${wholeRupees(futureCost)}.`,
      years: ends.map((months) => months / 12),
      layers: [{ name: 'Cost', amounts: ends.map((months) => amount * priceGrowth(rate, months)), tone: 'first', nameAt: 0.7 }],
    }
  },
  tables: (_figures, { amount, inflation: rate, term }) => [
    {
      title: 'Year by year',
      caption: 'Year by year, in rupees',
      heads: ['Year', 'Future cost', 'Value in today’s money'],
      rows: yearEnds(term)
        .slice(1)
        .map((months, index) => ({
          name: yearName(index + 1, months - index * 12),
          paise: [amount * priceGrowth(rate, months), amount / priceGrowth(rate, months)].map((each) => inPaise(each, 'rupee')),
        })),
    },
  ],
  assumed: 'inflation',
  differs: 'Some sites simply subtract inflation from the return: 7% minus 6% is 1%, but ₹100 growing at 7% buys only 0.94% more.',
  leavesOut: [
    'Tax on the return, which comes off before inflation.',
    'Different inflation for school fees, rent and medicine.',
    'A forecast: nobody knows what inflation will be.',
  ],
  ways: ({ futureCost }) => [
    { text: 'How much to save for it each month', to: `/goal-calculator?target=${Math.round(futureCost)}` },
    { text: 'How much you need to retire', to: '/retirement-calculator' },
  ],
})
