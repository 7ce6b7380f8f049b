import { groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { conventionField, timingField } from '../declared/common-fields.ts'
import { calculator } from '../declared/calculator.ts'
import { countField, type InputOf, optional, rateField, sumField, termField } from '../declared/field.ts'
import { nothingToWorkOut } from '../declared/refusal.ts'
import { addedUp } from '../declared/shown-figures.ts'
import { growthTable } from '../declared/year-rows.ts'
import { rateText, valueText } from '../inputs/value-words.ts'
import { returnOfMonth } from '../arithmetic/investing-month.ts'
import { yearName } from '../tables/year-name.ts'
import { otherConvention, sipFigures, sipYears } from './sip-figures.ts'
import { linkText } from '../links/read-link.ts'

const fields = {
  monthly: sumField('Paid in each month', { initial: 10_000, to: 100_000 }, { chips: [1_000, 5_000, 10_000, 25_000] }),
  annualRate: rateField('Expected return a year', { initial: 12 }),
  term: termField('Time', { initial: 15, to: 40 }),
  stepUpPercent: optional(rateField('More each year, in percent', { initial: 0, to: 25, step: 1 })),
  stepUpAmount: optional(sumField('More each year, in rupees', { initial: 0, to: 10_000 })),
  inflation: optional(rateField('Inflation a year', { initial: 6, to: 15 }, { omitted: 0, hint: 'Assumed, not a forecast.' })),
  delayMonths: optional(countField('Months until you begin', { initial: 0, max: 1_200, to: 60, isMonths: true })),
  timing: optional(timingField()),
  convention: optional(conventionField()),
}

const years = (input: InputOf<typeof fields>) => sipYears(input, input.convention, input.term)

const wordsOf = { nominal: 'a twelfth of the yearly rate', effective: 'the effective rate' }

export const sip = calculator({
  path: '/sip-calculator',
  title: 'SIP calculator',
  standfirst: 'What a sum paid in every month grows to, with a step-up each year, in today’s money, and what waiting costs.',
  fields,
  work: (input) => sipFigures(input) ?? nothingToWorkOut,
  shown: (figures, _input, decimals) => addedUp(figures, decimals, { whole: 'futureValue', parts: ['totalInvested', 'gain'] }),
  results: ({ convention }) => [
    { id: 'futureValue', name: 'Value at the end' },
    { id: 'totalInvested', name: 'Paid in' },
    { id: 'gain', name: 'Growth' },
    { id: 'realValue', name: 'In today’s money' },
    { id: 'delayCost', name: 'What waiting costs' },
    { id: 'otherFutureValue', name: `By ${wordsOf[otherConvention(convention)]}` },
  ],
  sentence: ({ totalInvested, gain }, { term }) =>
    `${wholeRupees(totalInvested)} paid in over ${valueText('years', term / 12)}, and ${wholeRupees(gain)} of growth on it.`,
  formula: 'Value = M × ((1 + i)ⁿ − 1) ÷ i × (1 + i), each year’s M with its own n',
  steps: ({ futureValue, realValue, totalInvested }, input) => [
    `M, the sum of a month in the first year: ${rupees(input.monthly)}`,
    `i, the return of a month: ${percentText(input.annualRate)} a year, ${wordsOf[input.convention]} = ${groupedNumber(returnOfMonth(input.convention, input.annualRate), 8)}`,
    `n, the months: ${input.term}, paid in at the ${input.timing} of each`,
    `After each year M grows by ${percentText(input.stepUpPercent)} and ${rupees(input.stepUpAmount)}`,
    `Value of all payments at the end: ${rupees(futureValue)}; paid in: ${rupees(totalInvested)}`,
    `In today’s money: ÷ (1 + ${rateText(input.inflation)} ÷ 100) to the power of ${input.term} ÷ 12 = ${rupees(realValue)}`,
  ],
  chart: ({ futureValue, totalInvested, gain }, input) => {
    const points = [{ months: 0, paidIn: 0, value: 0 }, ...years(input)]
    return {
      kind: 'years',
      title: 'How it grows',
      finding: `${wholeRupees(totalInvested)} paid in grow to ${wholeRupees(futureValue)}; ${wholeRupees(gain)} of that are growth.`,
      years: points.map(({ months }) => months / 12),
      layers: [
        { name: 'Paid in', amounts: points.map(({ paidIn }) => paidIn), tone: 'first', nameAt: 0.6 },
        { name: 'Growth', amounts: points.map(({ paidIn, value }) => Math.max(0, value - paidIn)), tone: 'second', nameAt: 0.9 },
      ],
    }
  },
  tables: (_figures, input) => [
    growthTable(
      'Year by year, in rupees',
      years(input).map(({ months, paidIn, value }, index) => ({ name: yearName(index + 1, months - index * 12), paidIn, value })),
    ),
  ],
  assumed: 'annualRate',
  differs:
    'Most sites take a twelfth of the yearly rate each month and pay in at its start, as this page does at first; funds that state a yearly return mean the effective rate, which gives less. Both stand above. Some pay in at the month’s end, which is one month of growth less.',
  leavesOut: [
    'Tax on the gain and the exit load.',
    'Months in which the return is above or below the assumed one.',
    'The fund’s costs: a return after costs is meant.',
  ],
  ways: (_figures, { monthly, annualRate, term }) => [
    { text: 'The sum of a month that reaches a goal', to: '/goal-calculator' },
    {
      text: 'The same with a sum at once',
      to: `/investment-calculator?initial=0&monthly=${Math.round(monthly)}&annualRate=${annualRate}&years=${linkText(term / 12)}`,
    },
    { text: 'What the gain is taxed at', to: '/capital-gains-calculator' },
  ],
})
