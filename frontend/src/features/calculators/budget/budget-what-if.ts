import { differenceWords, sumWords } from '../what-ifs/difference-words.ts'
import { budgetFigures, type BudgetInput } from './budget-figures.ts'

/** What is asked most of a budget: spending a tenth less. Undefined where nothing is spent. */
export function budgetWhatIf(input: BudgetInput): string | undefined {
  const now = budgetFigures(input)
  if (now === undefined || !(now.expenseTotal > 0)) return undefined
  const less = now.expenseTotal / 10
  return `If you spend a tenth less: ${sumWords(now.savings + less)} left each month, ${differenceWords(less)}.`
}
