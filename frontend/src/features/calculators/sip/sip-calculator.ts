import { groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { conventionField, timingField } from '../definition/common-fields.ts'
import { calculator } from '../definition/calculator.ts'
import { countField, type InputOf, optional, rateField, sumField, termField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { addedUp } from '../definition/shown-results.ts'
import { growthTable } from '../definition/year-rows.ts'
import { rateText, valueText } from '../inputs/value-texts.ts'
import { returnOfMonth } from '../arithmetic/investing-month.ts'
import { yearName } from '../tables/year-name.ts'
import { otherConvention, sipResults, sipYears } from './sip-results.ts'
import { linkText } from '../links/read-link.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

const fields = {
  monthly: sumField('Monthly investment', { initial: 10_000, to: 100_000 }, { chips: [1_000, 5_000, 10_000, 25_000] }),
  annualRate: rateField('Expected annual return', { initial: 12 }),
  term: termField('Time', { initial: 15, to: 40 }),
  stepUpPercent: optional(rateField('Yearly increase, in percent', { initial: 0, to: 25, step: 1 })),
  stepUpAmount: optional(sumField('Yearly increase, in rupees', { initial: 0, to: 10_000 })),
  inflation: optional(rateField('Annual inflation', { initial: 6, to: 15 }, { omitted: 0, hint: 'Assumed, not a forecast.' })),
  delayMonths: optional(countField('Delay before you start, in months', { initial: 0, max: 1_200, to: 60, isMonths: true })),
  timing: optional(timingField()),
  convention: optional(conventionField()),
}

const years = (input: InputOf<typeof fields>) => sipYears(input, input.convention, input.term)

const wordsOf = { nominal: 'a twelfth of the annual rate', effective: 'the effective rate' }

export const sip = calculator({
  path: '/sip-calculator',
  name: 'SIP',
  title: 'SIP calculator',
  standfirst: 'What your monthly SIP grows to, with yearly step-ups, in today’s money, and the cost of waiting.',
  fields,
  work: (input) => sipResults(input) ?? nothingToWorkOut,
  shown: (results, _input, decimals) => addedUp(results, decimals, { whole: 'futureValue', parts: ['totalInvested', 'gain'] }),
  results: ({ convention }) => [
    { id: 'futureValue', name: 'Final value' },
    { id: 'totalInvested', name: 'Total invested' },
    { id: 'gain', name: 'Growth' },
    { id: 'realValue', name: 'In today’s money' },
    { id: 'delayCost', name: 'Cost of waiting' },
    { id: 'otherFutureValue', name: `Using ${wordsOf[otherConvention(convention)]}` },
  ],
  sentence: ({ totalInvested, gain }, { term }) =>
    `You invest ${wholeRupees(totalInvested)} over ${valueText('years', term / 12)} and gain ${wholeRupees(gain)}.`,
  whatIf: {
    change: ({ stepUpPercent }) => ({ stepUpPercent: stepUpPercent + 10 }),
    words: (then, now, { stepUpPercent }) =>
      comparedText(`Increase your SIP by ${percentText(stepUpPercent)} every year`, then.futureValue, now?.futureValue),
  },
  formula: 'Value = M × ((1 + i)ⁿ − 1) ÷ i × (1 + i), each year’s M with its own n',
  steps: ({ futureValue, realValue, totalInvested }, input) => [
    `M, the first year’s monthly amount: ${rupees(input.monthly)}`,
    `i, the monthly return: ${percentText(input.annualRate)} a year, ${wordsOf[input.convention]} = ${groupedNumber(returnOfMonth(input.convention, input.annualRate), 8)}`,
    `n, the number of months: ${input.term}, invested at the ${input.timing} of each`,
    `Each year M increases by ${percentText(input.stepUpPercent)} and ${rupees(input.stepUpAmount)}`,
    `Value of all payments at the end: ${rupees(futureValue)}; total invested: ${rupees(totalInvested)}`,
    `In today’s money: ÷ (1 + ${rateText(input.inflation)} ÷ 100) to the power of ${input.term} ÷ 12 = ${rupees(realValue)}`,
  ],
  chart: ({ futureValue, totalInvested, gain }, input) => {
    const points = [{ months: 0, paidIn: 0, value: 0 }, ...years(input)]
    return {
      kind: 'years',
      title: 'How it grows',
      finding: `${wholeRupees(totalInvested)} invested grows to ${wholeRupees(futureValue)}; ${wholeRupees(gain)} of that is growth.`,
      years: points.map(({ months }) => months / 12),
      layers: [
        { name: 'Invested', amounts: points.map(({ paidIn }) => paidIn), tone: 'first', nameAt: 0.6 },
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
    'Most sites use a twelfth of the annual rate and invest at the start of the month, as this page does by default. Funds that quote annual returns mean the effective rate, which gives less. Both are shown above. Some sites invest at month end, which loses one month’s growth.',
  leavesOut: [
    'Tax on the gain and the exit load.',
    'Months when the return is above or below what you assumed.',
    'The fund’s costs: returns shown are after costs.',
  ],
  ways: (_figures, { monthly, annualRate, term }) => [
    { text: 'How much to save each month for a goal', to: '/goal-calculator' },
    {
      text: 'Add a one-time investment',
      to: `/investment-calculator?initial=0&monthly=${Math.round(monthly)}&annualRate=${annualRate}&years=${linkText(term / 12)}`,
    },
    { text: 'Tax on the gain', to: '/capital-gains-calculator' },
  ],
})
