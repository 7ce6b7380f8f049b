import type { InputLimits } from '../inputs/input-limits.ts'
import type { RowList } from '../inputs/labelled-amounts.ts'

/** By the product's calculators, section 9: the same for what comes in and what goes out, a month; a field takes up to ₹10 crore. */
const limits: InputLimits = { unit: 'rupees', min: 0, max: 100_000_000, step: 100, initial: 0, slide: [0, 100_000] }

export const incomeList: RowList = { limits, startLabels: ['Salary', 'Other income'], unlabelled: 'Income' }
export const expenseList: RowList = { limits, startLabels: ['Rent', 'Household'], unlabelled: 'Expense' }
