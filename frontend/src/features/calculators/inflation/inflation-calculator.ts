import { groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { priceGrowth } from '../arithmetic/investing-month.ts'
import { yearEnds } from '../charts/year-ends.ts'
import { calculator } from '../declared/calculator.ts'
import { optional, rateField, sumField, termField } from '../declared/field.ts'
import { nothingToWorkOut } from '../declared/refusal.ts'
import { rateText, valueText } from '../inputs/value-words.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { yearName } from '../tables/year-name.ts'
import { inflationFigures } from './inflation-figures.ts'

export const inflation = calculator({
  path: '/inflation-calculator',
  title: 'Inflation calculator',
  standfirst: 'What a sum will have to be to buy the same, and what is left of a return.',
  fields: {
    amount: sumField('Amount today', { initial: 100_000, to: 10_000_000, step: 1_000 }, { chips: [100_000, 1_000_000, 10_000_000] }),
    inflation: rateField('Inflation a year', { initial: 6, to: 15 }),
    term: termField('Time', { initial: 10, to: 40 }),
    annualRate: optional(rateField('Return a year to compare with', { initial: 7 }, { hint: 'Assumed, not a forecast.' })),
  },
  work: (input) => inflationFigures(input) ?? nothingToWorkOut,
  results: () => [
    { id: 'futureCost', name: 'The same will cost' },
    { id: 'presentValue', name: 'The sum then buys what today costs' },
    { id: 'realReturn', name: 'Return after inflation', unit: 'percent' },
  ],
  sentence: ({ futureCost }, { amount, term }) =>
    `What costs ${wholeRupees(amount)} today costs ${wholeRupees(futureCost)} in ${valueText('years', term / 12)}.`,
  formula: 'Cost then = amount × (1 + inflation ÷ 100)ʸᵉᵃʳˢ; return after inflation = (1 + return) ÷ (1 + inflation) − 1',
  steps: ({ futureCost, presentValue, realReturn }, { amount, inflation: rate, term, annualRate }) => [
    `Growth of prices: (1 + ${rateText(rate)} ÷ 100) to the power of ${groupedNumber(term / 12, 2)} = ${groupedNumber(priceGrowth(rate, term), 8)}`,
    `Cost then: ${rupees(amount)} × that = ${rupees(futureCost)}`,
    `Worth today: ${rupees(amount)} ÷ that = ${rupees(presentValue)}`,
    `(1 + ${rateText(annualRate)} ÷ 100) ÷ (1 + ${rateText(rate)} ÷ 100) − 1 = ${percentText(realReturn, 4)}`,
  ],
  chart: ({ futureCost }, { amount, inflation: rate, term }) => {
    const ends = yearEnds(term)
    return {
      kind: 'years',
      title: 'What the same costs',
      finding: `From ${wholeRupees(amount)} to ${wholeRupees(futureCost)}.`,
      years: ends.map((months) => months / 12),
      layers: [{ name: 'Cost', amounts: ends.map((months) => amount * priceGrowth(rate, months)), tone: 'first', nameAt: 0.7 }],
    }
  },
  tables: (_figures, { amount, inflation: rate, term }) => [
    {
      title: 'Year by year',
      caption: 'Year by year, in rupees',
      heads: ['Year', 'The same costs', 'The sum buys what today costs'],
      rows: yearEnds(term)
        .slice(1)
        .map((months, index) => ({
          name: yearName(index + 1, months - index * 12),
          paise: [amount * priceGrowth(rate, months), amount / priceGrowth(rate, months)].map((each) => inPaise(each, 'rupee')),
        })),
    },
  ],
  assumed: 'inflation',
  differs: 'Some sites take inflation from the return by subtraction: 7% less 6% is 1%, while ₹100 that grow by 7% buy 0.94% more.',
  leavesOut: [
    'Tax on the return, which comes off before inflation.',
    'That the prices of school, rent and medicine rise at other rates.',
    'What inflation will be: no forecast stands here.',
  ],
  ways: ({ futureCost }) => [
    { text: 'What to put aside for it each month', to: `/goal-calculator?target=${Math.round(futureCost)}` },
    { text: 'What retirement needs', to: '/retirement-calculator' },
  ],
})
