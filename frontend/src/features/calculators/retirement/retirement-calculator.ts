import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { futureValue, monthlyRate } from '../arithmetic/annuity.ts'
import { calculator } from '../definition/calculator.ts'
import { choiceField, countField, optional, rateField, sumField } from '../definition/field.ts'
import { refuse } from '../definition/refusal.ts'
import { growthTable } from '../definition/year-rows.ts'
import { rateText } from '../inputs/value-texts.ts'
import { retirementResults, type RetirementTerms } from './retirement-results.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

/** The savings year by year until retirement. */
const savingYears = ({ age, retireAge, returnBefore, saved }: RetirementTerms, monthly: number) =>
  Array.from({ length: retireAge - age + 1 }, (_, year) => ({
    name: `Age ${age + year}`,
    year,
    paidIn: saved + monthly * 12 * year,
    value: futureValue(saved, monthly, monthlyRate(returnBefore), year * 12),
  }))

export const retirement = calculator({
  path: '/retirement-calculator',
  name: 'Retirement',
  title: 'Retirement calculator',
  standfirst: 'The corpus you need to retire, and how much to save each month until then.',
  fields: {
    age: countField('Your age', { initial: 30, max: 100, to: 70 }),
    retireAge: countField('Retirement age', { initial: 60, max: 110, to: 75 }),
    lifeExpectancy: countField('Plan until age', { initial: 85, max: 120, to: 100 }),
    expenses: sumField('Monthly expenses today', { initial: 50_000, to: 500_000, step: 1_000 }, { chips: [30_000, 50_000, 100_000] }),
    inflation: optional(rateField('Annual inflation', { initial: 6, to: 15 }, { hint: 'Assumed, not a forecast.' })),
    returnBefore: optional(rateField('Annual return before retirement', { initial: 12 })),
    returnAfter: optional(rateField('Annual return after retirement', { initial: 7, to: 15 }, { hint: 'Assumed, not a forecast.' })),
    saved: optional(sumField('Current savings', { initial: 0, to: 20_000_000, step: 50_000 })),
    mode: optional(
      choiceField(
        'Withdrawals',
        { 'year-start': 'Once, at the start of each year', 'year-end': 'Once, at the end of each year', 'month-start': 'At the start of each month' },
        'year-start',
      ),
    ),
  },
  work: (input) =>
    retirementResults(input) ??
    refuse(
      input.lifeExpectancy <= input.retireAge
        ? 'Your plan must run beyond your retirement age.'
        : 'You are past your retirement age; enter your current age there.',
    ),
  results: () => [
    { id: 'corpusNeeded', name: 'Retirement corpus' },
    { id: 'expensesThen', name: 'Monthly expenses then' },
    { id: 'monthlyNeeded', name: 'Monthly saving' },
    { id: 'savedThen', name: 'Current savings will be worth' },
    { id: 'realReturn', name: 'Return after inflation, in retirement', unit: 'percent' },
  ],
  sentence: ({ expensesThen }, { expenses, retireAge }) =>
    `${wholeRupees(expenses)} a month today will be ${wholeRupees(expensesThen)} a month at age ${retireAge}, for the same standard of living.`,
  remarks: ({ monthlyNeeded }) => [
    ...(monthlyNeeded === undefined ? ['You retire now: there are no months left to save.'] : []),
    ...(monthlyNeeded === 0 ? ['Your current savings are enough, if your assumptions hold.'] : []),
  ],
  whatIf: {
    change: ({ retireAge }) => ({ retireAge: retireAge + 1 }),
    words: (then, now) => comparedText('If you retire a year later', then.monthlyNeeded, now?.monthlyNeeded, ' to save each month'),
  },
  formula: 'Corpus = first year’s expenses in retirement × (1 − (1 + g)⁻ⁿ) ÷ g × (1 + g), where g is the return after inflation',
  steps: ({ expensesThen, corpusNeeded, monthlyNeeded, realReturn }, input) => [
    `Monthly expenses then: ${rupees(input.expenses)} × (1 + ${rateText(input.inflation)} ÷ 100) to the power of ${input.retireAge - input.age} = ${rupees(expensesThen)}`,
    `g: (1 + ${rateText(input.returnAfter)} ÷ 100) ÷ (1 + ${rateText(input.inflation)} ÷ 100) − 1 = ${percentText(realReturn, 4)}`,
    `n, the years of retirement: ${input.lifeExpectancy - input.retireAge}`,
    `Retirement corpus: ${rupees(corpusNeeded)}`,
    ...(monthlyNeeded === undefined ? [] : [`Saved at the start of each month at ${percentText(input.returnBefore)} ÷ 12: ${rupees(monthlyNeeded)}`]),
  ],
  chart: ({ monthlyNeeded = 0, corpusNeeded }, input, worked) => {
    const points = savingYears(input, worked.monthlyNeeded ?? 0)
    if (points.length < 2) return undefined
    return {
      kind: 'years',
      title: 'Until retirement',
      finding: `${wholeRupees(monthlyNeeded)} a month until age ${input.retireAge} builds ${wholeRupees(corpusNeeded)}.`,
      years: points.map(({ year }) => year),
      layers: [
        { name: 'Invested', amounts: points.map(({ paidIn }) => paidIn), tone: 'first', nameAt: 0.7 },
        { name: 'Growth', amounts: points.map(({ paidIn, value }) => Math.max(0, value - paidIn)), tone: 'second', nameAt: 0.93 },
      ],
    }
  },
  tables: ({ monthlyNeeded = 0 }, input) =>
    input.retireAge > input.age ? [growthTable('Until retirement, in rupees', savingYears(input, monthlyNeeded).slice(1))] : [],
  assumed: 'returnBefore',
  differs:
    'The result depends most on the return after inflation and on when you withdraw: at the start of the year, its end or monthly. Many sites subtract inflation from the return, which shows too small a corpus.',
  leavesOut: [
    'Tax on returns and withdrawals.',
    'Changing expenses in old age, and illness.',
    'A pension, rent or other income: subtract them from your expenses.',
    'Returns that vary from year to year.',
  ],
  ways: ({ corpusNeeded, expensesThen }, { returnAfter }) => [
    {
      text: 'How long this corpus lasts',
      to: `/swp-calculator?corpus=${Math.round(corpusNeeded)}&withdrawal=${Math.round(expensesThen)}&annualRate=${returnAfter}`,
    },
    { text: 'A pension from NPS', to: '/nps-calculator' },
    { text: 'Your EPF balance', to: '/epf-calculator' },
  ],
})
