import { useLocation } from 'react-router-dom'
import { LoanCalculator } from '../../features/calculators/loan/loan-calculator.tsx'
import type { LoanKind } from '../../features/calculators/loan/loan-limits.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { AccuracyNote } from './accuracy-note.tsx'
import { trailTo } from './calculator-trails.ts'

export const LoanPage = () => (
  <LoanView kind="loan" name="Loan" title="Loan calculator" standfirst="What a loan costs each month and in total, and how much of it is interest." />
)

export const HomeLoanPage = () => (
  <LoanView
    kind="home-loan"
    name="Home loan"
    title="Home loan calculator"
    standfirst="The EMI of a home loan, its total cost, and the balance after each year."
  />
)

export const CarLoanPage = () => (
  <LoanView kind="car-loan" name="Car loan" title="Car loan calculator" standfirst="The EMI of a car loan, its total cost, and the interest in it." />
)

interface LoanViewProps {
  kind: LoanKind
  name: string
  title: string
  standfirst: string
}

function LoanView({ kind, name, title, standfirst }: LoanViewProps) {
  const { pathname, search } = useLocation()
  return (
    <DocumentPage isTool trail={trailTo(name)} title={title} standfirst={standfirst}>
      <LoanCalculator key={pathname + search} kind={kind} />
      <AccuracyNote>Lenders may differ in rounding, fees and the days they charge interest.</AccuracyNote>
    </DocumentPage>
  )
}
