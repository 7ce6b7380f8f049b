import { groupedNumber, rupees } from '../../../lib/money.ts'
import { calculator } from '../definition/calculator.ts'
import { ExampleFields } from '../definition/example-fields.tsx'
import { exampleRowsField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import type { InputLimits } from '../inputs/input-limits.ts'
import { scaled } from '../inputs/labelled-amounts.ts'
import { sumInWords } from '../inputs/sum-in-words.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'
import { budgetBars, budgetResults } from './budget-results.ts'

/** From section 9 of the product text: the same limits for income and expenses, per month, up to ₹10 crore. */
const limits: InputLimits = { unit: 'rupees', min: 0, max: 100_000_000, step: 100, initial: 0, slide: [0, 100_000] }

export const budget = calculator({
  path: '/budget-calculator',
  name: 'Budget',
  title: 'Budget planner',
  standfirst: 'Monthly income and expenses, and what you have left.',
  fields: {
    income: exampleRowsField('Income', { limits, startLabels: ['Salary', 'Other income'], unlabelled: 'Income' }, [60_000, 5_000]),
    expense: exampleRowsField('Expenses', { limits, startLabels: ['Rent', 'Household'], unlabelled: 'Expense' }, [18_000, 22_000]),
  },
  Example: ExampleFields,
  isToThePaisa: true,
  work: (input) => budgetResults(input) ?? nothingToWorkOut,
  results: () => [
    { id: 'savings', name: 'Monthly savings' },
    { id: 'incomeTotal', name: 'Income' },
    { id: 'expenseTotal', name: 'Expenses' },
  ],
  sentence: ({ savings, savingsSharePercent }) => {
    if (savings < 0) return `You spend ${rupees(-savings)} a month more than you earn.`
    if (savingsSharePercent === undefined) return 'Enter your monthly income and expenses.'
    return `You save ₹${groupedNumber(savingsSharePercent, 2)} of every ₹100 you earn.`
  },
  // Spending 10% less
  whatIf: {
    change: ({ expense }) => (expense.some(({ amount }) => amount > 0) ? { expense: scaled(expense, 0.9) } : undefined),
    words: (then, now) => comparedText('If you spend a tenth less', then.savings, now?.savings, ' left each month'),
  },
  formula: 'Savings = total income − total expenses',
  steps: ({ savings, incomeTotal, expenseTotal }, { income, expense }) => [
    sumInWords('Total income', income, incomeTotal),
    sumInWords('Total expenses', expense, expenseTotal),
    `Savings = ${rupees(incomeTotal)} − ${rupees(expenseTotal)} = ${rupees(savings)}`,
  ],
  chart: (_figures, input) => {
    const bars = budgetBars(input)
    if (bars.length === 0) return undefined
    const finding = `Where your monthly income goes: ${bars.map(({ name, words }) => `${name} ${words}`).join('; ')}.`
    return { kind: 'bars', title: 'Where your monthly income goes', finding, bars }
  },
  accuracy: false,
})
