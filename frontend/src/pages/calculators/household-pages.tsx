import { useLocation } from 'react-router-dom'
import { BudgetCalculator } from '../../features/calculators/budget/budget-calculator.tsx'
import { NetWorthCalculator } from '../../features/calculators/net-worth/net-worth-calculator.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { trailTo } from './calculator-trails.ts'

export const NetWorthPage = () => (
  <DocumentPage isTool trail={trailTo('/networth-calculator')} title="Net worth calculator" standfirst="What you own minus what you owe, row by row.">
    <NetWorthCalculator key={useLocation().search} />
  </DocumentPage>
)

export const BudgetPage = () => (
  <DocumentPage isTool trail={trailTo('/budget-calculator')} title="Budget planner" standfirst="Monthly income and expenses, and what you have left.">
    <BudgetCalculator key={useLocation().search} />
  </DocumentPage>
)
