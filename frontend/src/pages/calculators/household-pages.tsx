import { useLocation } from 'react-router-dom'
import { BudgetCalculator } from '../../features/calculators/budget/budget-calculator.tsx'
import { NetWorthCalculator } from '../../features/calculators/net-worth/net-worth-calculator.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'

export const NetWorthPage = () => (
  <DocumentPage kicker="Calculators" title="Net worth calculator" standfirst="What you own less what you owe, row by row.">
    <NetWorthCalculator key={useLocation().search} />
  </DocumentPage>
)

export const BudgetPage = () => (
  <DocumentPage kicker="Calculators" title="Budget planner" standfirst="What comes in and goes out in a month, and what is left.">
    <BudgetCalculator key={useLocation().search} />
  </DocumentPage>
)
