import { groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../definition/calculator.ts'
import { conventionField, timingField } from '../definition/common-fields.ts'
import { optional, rateField, sumField, termField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { growthTable } from '../definition/year-rows.ts'
import { rateText, valueText } from '../inputs/value-texts.ts'
import { yearName } from '../tables/year-name.ts'
import { goalResults, goalYears, savedAfter, type GoalTerms } from './goal-results.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

/** The value after each year, including earlier savings. */
const points = (input: GoalTerms, monthly: number) =>
  goalYears(input, monthly).map(({ months, paidIn, value }, index) => ({
    name: yearName(index + 1, months - index * 12),
    months,
    paidIn: paidIn + input.saved,
    value: value + savedAfter(input, months),
  }))

export const goal = calculator({
  path: '/goal-calculator',
  name: 'Goal',
  title: 'Goal calculator',
  standfirst: 'How much to save each month for a goal, allowing for rising prices.',
  fields: {
    target: sumField('Cost today', { initial: 2_000_000, to: 20_000_000, step: 50_000 }, { chips: [1_000_000, 2_500_000, 10_000_000] }),
    annualRate: rateField('Expected annual return', { initial: 12 }),
    term: termField('Time until then', { initial: 10, to: 40 }),
    inflation: rateField('Annual price increase', { initial: 6, to: 15 }, { omitted: 0, hint: 'Assumed, not a forecast.' }),
    saved: optional(sumField('Saved already', { initial: 0, to: 5_000_000, step: 10_000 })),
    stepUpPercent: optional(rateField('Yearly increase in savings', { initial: 0, to: 25, step: 1 })),
    timing: optional(timingField()),
    convention: optional(conventionField()),
  },
  work: (input) => goalResults(input) ?? nothingToWorkOut,
  results: () => [
    { id: 'monthlyNeeded', name: 'Monthly saving' },
    { id: 'targetThen', name: 'Cost at that time' },
    { id: 'savedThen', name: 'Covered by existing savings' },
  ],
  sentence: ({ targetThen }, { target, term, inflation }) => {
    const years = valueText('years', term / 12)
    return inflation === 0
      ? `You need ${wholeRupees(target)} in ${years}; no price increase is counted.`
      : `What costs ${wholeRupees(target)} today will cost ${wholeRupees(targetThen)} in ${years}.`
  },
  remarks: ({ monthlyNeeded }, { stepUpPercent }) => [
    ...(monthlyNeeded === 0 ? ['Your existing savings are enough, if the return is as assumed.'] : []),
    ...(stepUpPercent > 0 ? [`This is for the first year; it rises by ${percentText(stepUpPercent)} each year.`] : []),
  ],
  whatIf: {
    change: ({ term }) => ({ term: term + 12 }),
    words: (then, now) => comparedText('One year later', then.monthlyNeeded, now?.monthlyNeeded, ' each month'),
  },
  formula: 'Monthly saving = (future cost − future value of savings) ÷ what ₹1 a month grows to',
  steps: ({ monthlyNeeded, targetThen, savedThen, ofOneRupee }, { target, inflation, term }) => [
    `Future cost: ${rupees(target)} × (1 + ${rateText(inflation)} ÷ 100) to the power of ${term} ÷ 12 = ${rupees(targetThen)}`,
    `Existing savings grow to ${rupees(savedThen)}`,
    `₹1 a month grows to ${groupedNumber(ofOneRupee, 6)} in ${term} months`,
    `Monthly saving: ${rupees(Math.max(0, targetThen - savedThen))} ÷ ${groupedNumber(ofOneRupee, 6)} = ${rupees(monthlyNeeded)}`,
  ],
  chart: ({ monthlyNeeded, targetThen }, input, worked) => {
    const all = [{ months: 0, paidIn: input.saved, value: input.saved }, ...points(input, worked.monthlyNeeded)]
    return {
      kind: 'years',
      title: 'Reaching your goal',
      finding: `${wholeRupees(monthlyNeeded)} a month plus existing savings reach ${wholeRupees(targetThen)}.`,
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
    'Sites that ignore inflation ask for less and miss the goal. Sites that invest at month end, or use the effective rate, ask for a little more.',
  leavesOut: ['Tax on the gain.', 'Years when the return or inflation differs from what you assumed.', 'Borrowing for part of the goal.'],
  ways: ({ monthlyNeeded }, { annualRate, term }) => [
    {
      text: 'What this saving grows to as a SIP',
      to: `/sip-calculator?monthly=${Math.round(monthlyNeeded)}&annualRate=${annualRate}&years=${Math.floor(term / 12)}&months=${term % 12}`,
    },
    { text: 'Education loan: what it costs a month', to: '/loan-calculator' },
  ],
})
