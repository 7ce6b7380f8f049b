import { groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../declared/calculator.ts'
import { conventionField, timingField } from '../declared/common-fields.ts'
import { optional, rateField, sumField, termField } from '../declared/field.ts'
import { nothingToWorkOut } from '../declared/refusal.ts'
import { growthTable } from '../declared/year-rows.ts'
import { rateText, valueText } from '../inputs/value-words.ts'
import { yearName } from '../tables/year-name.ts'
import { goalFigures, goalYears, savedAfter, type GoalTerms } from './goal-figures.ts'

/** What is there after each year, what was saved before included. */
const points = (input: GoalTerms, monthly: number) =>
  goalYears(input, monthly).map(({ months, paidIn, value }, index) => ({
    name: yearName(index + 1, months - index * 12),
    months,
    paidIn: paidIn + input.saved,
    value: value + savedAfter(input, months),
  }))

export const goal = calculator({
  path: '/goal-calculator',
  title: 'Goal calculator',
  standfirst: 'What to put aside each month so that a sum is there when it is needed, at the prices of that day.',
  fields: {
    target: sumField('What it costs today', { initial: 2_000_000, to: 20_000_000, step: 50_000 }, { chips: [1_000_000, 2_500_000, 10_000_000] }),
    annualRate: rateField('Expected return a year', { initial: 12 }),
    term: termField('Time until then', { initial: 10, to: 40 }),
    inflation: rateField('Its price rises a year', { initial: 6, to: 15 }, { omitted: 0, hint: 'Assumed, not a forecast.' }),
    saved: optional(sumField('Put aside already', { initial: 0, to: 5_000_000, step: 10_000 })),
    stepUpPercent: optional(rateField('More each year', { initial: 0, to: 25, step: 1 })),
    timing: optional(timingField()),
    convention: optional(conventionField()),
  },
  work: (input) => goalFigures(input) ?? nothingToWorkOut,
  results: () => [
    { id: 'monthlyNeeded', name: 'Each month' },
    { id: 'targetThen', name: 'What it costs then' },
    { id: 'savedThen', name: 'Of that, what is put aside already' },
  ],
  sentence: ({ targetThen }, { target, term }) => `${wholeRupees(target)} today are ${wholeRupees(targetThen)} in ${valueText('years', term / 12)}.`,
  remarks: ({ monthlyNeeded }, { stepUpPercent }) => [
    ...(monthlyNeeded === 0 ? ['What is put aside already is enough, if the return is as assumed.'] : []),
    ...(stepUpPercent > 0 ? [`That is the sum of the first year; it grows by ${percentText(stepUpPercent)} each year.`] : []),
  ],
  formula: 'A month’s sum = (price then − what is saved then) ÷ what ₹1 a month comes to',
  steps: ({ monthlyNeeded, targetThen, savedThen, ofOneRupee }, { target, inflation, term }) => [
    `Price then: ${rupees(target)} × (1 + ${rateText(inflation)} ÷ 100) to the power of ${term} ÷ 12 = ${rupees(targetThen)}`,
    `What is put aside already comes to ${rupees(savedThen)}`,
    `₹1 a month comes to ${groupedNumber(ofOneRupee, 6)} in ${term} months`,
    `A month’s sum: ${rupees(Math.max(0, targetThen - savedThen))} ÷ ${groupedNumber(ofOneRupee, 6)} = ${rupees(monthlyNeeded)}`,
  ],
  chart: ({ monthlyNeeded, targetThen }, input, worked) => {
    const all = [{ months: 0, paidIn: input.saved, value: input.saved }, ...points(input, worked.monthlyNeeded)]
    return {
      kind: 'years',
      title: 'The way to the goal',
      finding: `${wholeRupees(monthlyNeeded)} a month and what is put aside reach ${wholeRupees(targetThen)}.`,
      years: all.map(({ months }) => months / 12),
      layers: [
        { name: 'Paid in', amounts: all.map(({ paidIn }) => paidIn), tone: 'first', nameAt: 0.6 },
        { name: 'Growth', amounts: all.map(({ paidIn, value }) => Math.max(0, value - paidIn)), tone: 'second', nameAt: 0.9 },
      ],
    }
  },
  tables: ({ monthlyNeeded }, input) => [growthTable('Year by year, in rupees', points(input, monthlyNeeded))],
  assumed: 'annualRate',
  differs:
    'Sites that leave inflation out ask for less and miss the goal; sites that pay in at the month’s end, or take the effective rate, ask for a little more.',
  leavesOut: ['Tax on the gain.', 'Years in which the return or the price rise is another than assumed.', 'A loan for a part of the goal.'],
  ways: ({ monthlyNeeded }, { annualRate, term }) => [
    {
      text: 'What this sum a month comes to otherwise',
      to: `/sip-calculator?monthly=${Math.round(monthlyNeeded)}&annualRate=${annualRate}&years=${Math.floor(term / 12)}&months=${term % 12}`,
    },
    { text: 'Education loan: what it costs a month', to: '/loan-calculator' },
  ],
})
