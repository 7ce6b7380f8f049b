import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../declared/calculator.ts'
import { addedUp } from '../declared/shown-figures.ts'
import { choiceField, optional, rateField, sumField } from '../declared/field.ts'
import { rateText, valueText } from '../inputs/value-words.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { cardFigures, leastPayment, type CardMonth } from './card-figures.ts'
import { refuse } from '../declared/refusal.ts'

const yearEnds = (course: readonly CardMonth[]) => course.filter(({ month }) => month % 12 === 0 || month === course.length)

export const creditCard = calculator({
  path: '/credit-card-calculator',
  title: 'Credit card calculator',
  standfirst: 'How long a card takes to be repaid, and what that costs, with the minimum payment and with a fixed one.',
  fields: {
    balance: sumField('Owed on the card', { initial: 50_000, to: 1_000_000, step: 1_000 }, { chips: [25_000, 50_000, 100_000] }),
    annualRate: rateField('Interest rate a year', { initial: 42, to: 60 }, { hint: '3.5% a month is 42% a year.' }),
    payment: choiceField('You pay each month', { minimum: 'The minimum', fixed: 'A fixed sum' }, 'minimum'),
    minimumPercent: optional(rateField('Minimum, of what is owed', { initial: 5, to: 20, step: 1 })),
    fixed: sumField('Fixed sum', { initial: 5_000, to: 100_000, step: 500 }),
  },
  unused: ({ payment }) => [payment === 'fixed' ? 'minimumPercent' : 'fixed'],
  work: (input) =>
    cardFigures(input) ?? refuse('This payment never repays the card: it is no more than the interest of a month. Pay more each month.'),
  shown: (figures, { balance }, decimals) => addedUp(figures, decimals, { whole: 'paid', parts: [balance, 'interest'] }),
  results: () => [
    { id: 'months', name: 'Repaid after', unit: 'months' },
    { id: 'interest', name: 'Interest in all' },
    { id: 'paid', name: 'Paid in all' },
  ],
  sentence: ({ months, interest }, { balance }) =>
    `${wholeRupees(balance)} take ${valueText('years', months / 12)} and cost ${wholeRupees(interest)} of interest.`,
  remarks: ({ interest }, input) => {
    const other = input.payment === 'fixed' ? undefined : cardFigures({ ...input, payment: 'fixed', fixed: Math.ceil(input.balance / 1_000) * 100 })
    return other && other.interest < interest
      ? [
          `With ${wholeRupees(Math.ceil(input.balance / 1_000) * 100)} every month instead: ${valueText('years', other.months / 12)}, ${wholeRupees(interest - other.interest)} less interest.`,
        ]
      : []
  },
  formula: 'Each month: owed = owed × (1 + rate ÷ 1200) − payment',
  steps: ({ months, interest }, { balance, annualRate, payment, minimumPercent, fixed }) => [
    `Owed: ${rupees(balance)}; interest of the first month: × ${rateText(annualRate)} ÷ 1200 = ${rupees((balance * annualRate) / 1200)}`,
    payment === 'fixed'
      ? `Payment: ${rupees(fixed)} each month`
      : `Payment: ${percentText(minimumPercent)} of what is owed with its interest, at least ${rupees(leastPayment)}`,
    `Nothing is owed after ${months} months; interest in all: ${rupees(interest)}`,
  ],
  chart: ({ course, months, interest }, { balance }) => {
    const ends = [{ month: 0, balance }, ...yearEnds(course)]
    return {
      kind: 'years',
      title: 'What is still owed',
      finding: `${wholeRupees(balance)} are repaid after ${months} months with ${wholeRupees(interest)} of interest.`,
      years: ends.map(({ month }) => month / 12),
      layers: [{ name: 'Owed', amounts: ends.map((each) => each.balance), tone: 'first', nameAt: 0.3 }],
    }
  },
  tables: ({ course }, { balance: owed }) => [
    {
      title: 'Year by year',
      caption: 'Year by year, in rupees',
      heads: ['Year', 'Paid so far', 'Interest so far', 'Still owed'],
      rows: yearEnds(course).map(({ month, interest, balance }) => {
        const [start, added, left] = [owed, interest, balance].map((each) => inPaise(each, 'rupee'))
        return {
          name: month % 12 === 0 ? String(month / 12) : `${Math.ceil(month / 12)} (${month % 12} months)`,
          paise: [(start ?? 0) + (added ?? 0) - (left ?? 0), added, left],
        }
      }),
    },
  ],
  differs: 'Cards reckon interest by the day, from the day of each purchase, and each has its own minimum; this page reckons by whole months.',
  leavesOut: ['GST on the interest.', 'New purchases, which have no free days while something is owed.', 'Late fees and fees for cash.'],
  ways: ({ months }, { balance }) => [
    {
      text: 'The same sum as a personal loan',
      to: `/loan-calculator?principal=${Math.round(balance)}&months=${months}`,
    },
    { text: 'What owing much does to a score', to: '/credit-calculator' },
  ],
})
