import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { futureValue, monthlyRate } from '../arithmetic/annuity.ts'
import { calculator } from '../declared/calculator.ts'
import { choiceField, countField, optional, rateField, sumField } from '../declared/field.ts'
import { refuse } from '../declared/refusal.ts'
import { growthTable } from '../declared/year-rows.ts'
import { rateText } from '../inputs/value-words.ts'
import { retirementFigures, type RetirementTerms } from './retirement-figures.ts'

/** Until retirement, year by year. */
const savingYears = ({ age, retireAge, returnBefore, saved }: RetirementTerms, monthly: number) =>
  Array.from({ length: retireAge - age + 1 }, (_, year) => ({
    name: `Age ${age + year}`,
    year,
    paidIn: saved + monthly * 12 * year,
    value: futureValue(saved, monthly, monthlyRate(returnBefore), year * 12),
  }))

export const retirement = calculator({
  path: '/retirement-calculator',
  title: 'Retirement calculator',
  standfirst: 'What your month will cost when you stop working, the sum that pays for it, and what to save each month until then.',
  fields: {
    age: countField('Your age', { initial: 30, max: 100, to: 70 }),
    retireAge: countField('You stop working at', { initial: 60, max: 110, to: 75 }),
    lifeExpectancy: countField('Plan until the age of', { initial: 85, max: 120, to: 100 }),
    expenses: sumField('Expenses of a month today', { initial: 50_000, to: 500_000, step: 1_000 }, { chips: [30_000, 50_000, 100_000] }),
    inflation: optional(rateField('Inflation a year', { initial: 6, to: 15 }, { hint: 'Assumed, not a forecast.' })),
    returnBefore: optional(rateField('Return a year until then', { initial: 12 })),
    returnAfter: optional(rateField('Return a year after that', { initial: 7, to: 15 }, { hint: 'Assumed, not a forecast.' })),
    saved: optional(sumField('Saved already', { initial: 0, to: 20_000_000, step: 50_000 })),
    mode: optional(
      choiceField(
        'Expenses are taken out',
        { 'year-start': 'Once, at the start of each year', 'year-end': 'Once, at the end of each year', 'month-start': 'At the start of each month' },
        'year-start',
      ),
    ),
  },
  work: (input) =>
    retirementFigures(input) ??
    refuse(
      input.lifeExpectancy <= input.retireAge
        ? 'The age until which you plan must be above the one at which you stop working.'
        : 'You are past the age at which you stop working; put your age there.',
    ),
  results: () => [
    { id: 'corpusNeeded', name: 'Needed on the first day' },
    { id: 'expensesThen', name: 'A month’s expenses then' },
    { id: 'monthlyNeeded', name: 'To save each month' },
    { id: 'savedThen', name: 'What is saved already, then' },
    { id: 'realReturn', name: 'Return after inflation, later', unit: 'percent' },
  ],
  sentence: ({ expensesThen }, { expenses, retireAge }) =>
    `${wholeRupees(expenses)} a month today are ${wholeRupees(expensesThen)} a month at ${retireAge}, at the same standard.`,
  remarks: ({ monthlyNeeded }) => [
    ...(monthlyNeeded === undefined ? ['You stop working now: there is no month left to save in.'] : []),
    ...(monthlyNeeded === 0 ? ['What is saved already is enough, if all is as assumed.'] : []),
  ],
  formula: 'Needed = a year’s expenses then × (1 − (1 + g)⁻ⁿ) ÷ g × (1 + g), with g the return after inflation',
  steps: ({ expensesThen, corpusNeeded, monthlyNeeded, realReturn }, input) => [
    `A month then: ${rupees(input.expenses)} × (1 + ${rateText(input.inflation)} ÷ 100) to the power of ${input.retireAge - input.age} = ${rupees(expensesThen)}`,
    `g: (1 + ${rateText(input.returnAfter)} ÷ 100) ÷ (1 + ${rateText(input.inflation)} ÷ 100) − 1 = ${percentText(realReturn, 4)}`,
    `n, the years of retirement: ${input.lifeExpectancy - input.retireAge}`,
    `Needed on the first day: ${rupees(corpusNeeded)}`,
    ...(monthlyNeeded === undefined ? [] : [`Saved at the start of each month at ${percentText(input.returnBefore)} ÷ 12: ${rupees(monthlyNeeded)}`]),
  ],
  chart: ({ monthlyNeeded = 0, corpusNeeded }, input, worked) => {
    const points = savingYears(input, worked.monthlyNeeded ?? 0)
    if (points.length < 2) return undefined
    return {
      kind: 'years',
      title: 'The way there',
      finding: `${wholeRupees(monthlyNeeded)} a month until ${input.retireAge}, for ${wholeRupees(corpusNeeded)}.`,
      years: points.map(({ year }) => year),
      layers: [
        { name: 'Paid in', amounts: points.map(({ paidIn }) => paidIn), tone: 'first', nameAt: 0.7 },
        { name: 'Growth', amounts: points.map(({ paidIn, value }) => Math.max(0, value - paidIn)), tone: 'second', nameAt: 0.93 },
      ],
    }
  },
  tables: ({ monthlyNeeded = 0 }, input) =>
    input.retireAge > input.age ? [growthTable('Until retirement, in rupees', savingYears(input, monthlyNeeded).slice(1))] : [],
  assumed: 'returnBefore',
  differs:
    'The result moves most with the return after inflation and with when money is taken out: at the start of a year, at its end or each month. Many sites take inflation and return apart from each other by subtraction, which asks for less.',
  leavesOut: [
    'Tax on returns and withdrawals.',
    'Expenses that change in old age, and illness.',
    'A pension, rent or other income: take them from the expenses.',
    'That returns vary from year to year.',
  ],
  ways: ({ corpusNeeded, expensesThen }, { returnAfter }) => [
    {
      text: 'How long such a sum lasts',
      to: `/swp-calculator?corpus=${Math.round(corpusNeeded)}&withdrawal=${Math.round(expensesThen)}&annualRate=${returnAfter}`,
    },
    { text: 'A pension from NPS', to: '/nps-calculator' },
    { text: 'What EPF comes to', to: '/epf-calculator' },
  ],
})
