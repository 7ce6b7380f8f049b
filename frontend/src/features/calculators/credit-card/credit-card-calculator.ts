import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../definition/calculator.ts'
import { addedUp } from '../definition/shown-results.ts'
import { choiceField, optional, rateField, sumField } from '../definition/field.ts'
import { rateText, valueText } from '../inputs/value-texts.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { cardResults, leastPayment, minimumNow, type CardMonth } from './card-results.ts'
import { refuse } from '../definition/refusal.ts'
import { differenceText, sumText } from '../what-ifs/difference-texts.ts'

const yearEnds = (course: readonly CardMonth[]) => course.filter(({ month }) => month % 12 === 0 || month === course.length)

export const creditCard = calculator({
  path: '/credit-card-calculator',
  name: 'Credit card',
  title: 'Credit card calculator',
  standfirst: 'How long it takes to clear a card bill and what it costs: minimum payment or a fixed amount.',
  fields: {
    balance: sumField('Card balance', { initial: 50_000, to: 1_000_000, step: 1_000 }, { chips: [25_000, 50_000, 100_000] }),
    annualRate: rateField('Annual interest rate', { initial: 42, to: 60 }, { hint: '3.5% a month is 42% a year.' }),
    payment: choiceField('You pay each month', { minimum: 'The minimum due', fixed: 'A fixed amount' }, 'minimum'),
    minimumPercent: optional(rateField('Minimum due, % of balance', { initial: 5, to: 20, step: 1 })),
    fixed: sumField('Fixed amount', { initial: 5_000, to: 100_000, step: 500 }),
  },
  unused: ({ payment }) => [payment === 'fixed' ? 'minimumPercent' : 'fixed'],
  work: (input) => cardResults(input) ?? refuse('This payment never clears the card: it only covers the monthly interest. Pay more each month.'),
  shown: (results, { balance }, decimals) => addedUp(results, decimals, { whole: 'paid', parts: [balance, 'interest'] }),
  results: () => [
    { id: 'months', name: 'Cleared after', unit: 'months' },
    { id: 'interest', name: 'Total interest' },
    { id: 'paid', name: 'Total paid' },
  ],
  sentence: ({ months, interest }, { balance }) =>
    `Clearing ${wholeRupees(balance)} takes ${valueText('years', months / 12)} and costs ${wholeRupees(interest)} in interest.`,
  remarks: ({ interest }, input) => {
    const other = input.payment === 'fixed' ? undefined : cardResults({ ...input, payment: 'fixed', fixed: Math.ceil(input.balance / 1_000) * 100 })
    return other && other.interest < interest
      ? [
          `Pay ${wholeRupees(Math.ceil(input.balance / 1_000) * 100)} a month instead: cleared in ${valueText('years', other.months / 12)}, ${wholeRupees(interest - other.interest)} less interest.`,
        ]
      : []
  },
  whatIf: {
    change: (input) => (input.payment === 'fixed' ? { fixed: input.fixed + 1_000 } : { payment: 'fixed', fixed: minimumNow(input) }),
    words: ({ months, interest }, now, { fixed }) =>
      `Pay ${sumText(fixed)} a month: cleared after ${months} months${now === undefined ? '' : `, ${differenceText(interest - now.interest)} interest`}.`,
  },
  formula: 'Each month: balance = balance × (1 + rate ÷ 1200) − payment',
  steps: ({ months, interest }, { balance, annualRate, payment, minimumPercent, fixed }) => [
    `Balance: ${rupees(balance)}; first month’s interest: × ${rateText(annualRate)} ÷ 1200 = ${rupees((balance * annualRate) / 1200)}`,
    payment === 'fixed'
      ? `Payment: ${rupees(fixed)} each month`
      : `Payment: ${percentText(minimumPercent)} of the balance with interest, at least ${rupees(leastPayment)}`,
    `Cleared after ${months} months; total interest: ${rupees(interest)}`,
  ],
  chart: ({ course, months, interest }, { balance }) => {
    const ends = [{ month: 0, balance }, ...yearEnds(course)]
    return {
      kind: 'years',
      title: 'Balance left',
      finding: `${wholeRupees(balance)} is cleared after ${months} months, with ${wholeRupees(interest)} in interest.`,
      years: ends.map(({ month }) => month / 12),
      layers: [{ name: 'Balance', amounts: ends.map((each) => each.balance), tone: 'first', nameAt: 0.3 }],
    }
  },
  tables: ({ course }, { balance: owed }) => [
    {
      title: 'Year by year',
      caption: 'Year by year, in rupees',
      heads: ['Year', 'Paid so far', 'Interest so far', 'Balance left'],
      rows: yearEnds(course).map(({ month, interest, balance }) => {
        const [start, added, left] = [owed, interest, balance].map((each) => inPaise(each, 'rupee'))
        return {
          name: month % 12 === 0 ? String(month / 12) : `${Math.ceil(month / 12)} (${month % 12} months)`,
          paise: [(start ?? 0) + (added ?? 0) - (left ?? 0), added, left],
        }
      }),
    },
  ],
  differs: 'Cards charge interest daily from each purchase, and each sets its own minimum due; this page counts whole months.',
  leavesOut: [
    'GST on the interest.',
    'New purchases, which get no interest-free days while you carry a balance.',
    'Late fees and cash withdrawal fees.',
  ],
  ways: ({ months }, { balance }) => [
    {
      text: 'The same amount as a personal loan',
      to: `/loan-calculator?principal=${Math.round(balance)}&months=${months}`,
    },
    { text: 'How a high balance affects your score', to: '/credit-calculator' },
  ],
})
