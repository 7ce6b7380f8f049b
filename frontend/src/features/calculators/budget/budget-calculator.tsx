import { groupedNumber, rupees } from '../../../lib/money.ts'
import { AmountRows } from '../inputs/amount-rows.tsx'
import { WhatIf } from '../frame/what-if.tsx'
import { CalculatorFrame } from '../frame/calculator-frame.tsx'
import { ExactBigFigure, ResultFigure } from '../frame/result-figure.tsx'
import { ResultList } from '../frame/result-list.tsx'
import { ExampleNote } from '../inputs/example-note.tsx'
import { changedOf, cleared } from '../inputs/worked-example.ts'
import { sumInWords } from '../inputs/sum-in-words.ts'
import { useCalculatorInput, type SharedInput } from '../inputs/use-calculator-input.ts'
import { Workings } from '../frame/workings.tsx'
import { BudgetChart } from './budget-chart.tsx'
import { budgetFigures, type BudgetInput } from './budget-figures.ts'
import { compareBudget } from './compare-budget.ts'
import { expenseList, incomeList } from './budget-limits.ts'
import { budgetLink, readBudgetLink } from './budget-link.ts'
import { budgetWhatIf } from './budget-what-if.ts'
import styles from './budget-calculator.module.css'

const shared: SharedInput<BudgetInput> = { path: '/budget-calculator', read: readBudgetLink, link: budgetLink, compare: compareBudget }

const labels = { income: 'Income', expense: 'Expenses' }

/** What is left of a month's income. */
export function BudgetCalculator() {
  const { input, notes, turn, change, reset, address } = useCalculatorInput(shared)
  const clear = () => change({ incomes: cleared(input.incomes), expenses: cleared(input.expenses), isExample: undefined })
  const edit = (part: Pick<BudgetInput, 'incomes'> | Pick<BudgetInput, 'expenses'>) => {
    const next = { ...input, ...part }
    if (!input.isExample) return change(part)
    change({ incomes: changedOf(next.incomes, input.incomes), expenses: changedOf(next.expenses, input.expenses), isExample: undefined })
  }
  const figures = budgetFigures(input)
  return (
    <CalculatorFrame
      what="Monthly savings"
      figure={<ExactBigFigure id="savings" value={figures?.savings} />}
      spoken={`Savings ${rupees(figures?.savings ?? Number.NaN)} a month`}
      notes={notes}
      labels={labels}
      address={address}
      onReset={reset}
      fields={
        <div key={turn} className={styles.lists} onFocus={({ target }) => input.isExample && target instanceof HTMLInputElement && clear()}>
          {input.isExample && <ExampleNote onClear={clear} />}
          <AmountRows title={labels.income} name="income" list={incomeList} rows={input.incomes} onChange={(incomes) => edit({ incomes })} />
          <AmountRows title={labels.expense} name="expense" list={expenseList} rows={input.expenses} onChange={(expenses) => edit({ expenses })} />
        </div>
      }
    >
      {figures && <p>{sentenceOf(figures)}</p>}
      <WhatIf words={budgetWhatIf(input)} />
      <BudgetChart input={input} />
      <ResultList
        rows={[
          ['Income', <ResultFigure key="income" id="incomeTotal" value={figures?.incomeTotal} />],
          ['Expenses', <ResultFigure key="expenses" id="expenseTotal" value={figures?.expenseTotal} />],
        ]}
      />
      {figures && (
        <Workings
          formula="Savings = total income − total expenses"
          steps={[
            sumInWords('Total income', input.incomes, figures.incomeTotal),
            sumInWords('Total expenses', input.expenses, figures.expenseTotal),
            `Savings = ${rupees(figures.incomeTotal)} − ${rupees(figures.expenseTotal)} = ${rupees(figures.savings)}`,
          ]}
        />
      )}
    </CalculatorFrame>
  )
}

function sentenceOf({ savings, savingsSharePercent }: NonNullable<ReturnType<typeof budgetFigures>>) {
  if (savings < 0) return `You spend ${rupees(-savings)} a month more than you earn.`
  if (savingsSharePercent === undefined) return 'Enter your monthly income and expenses.'
  return `You save ₹${groupedNumber(savingsSharePercent, 2)} of every ₹100 you earn.`
}
