import { useLocation } from 'react-router-dom'
import { LoanCalculator } from '../../features/calculators/loan/loan-calculator.tsx'
import type { LoanKind } from '../../features/calculators/loan/loan-limits.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { AccuracyNote } from './accuracy-note.tsx'
import { trailTo } from './calculator-trails.ts'

export const LoanPage = () => (
  <LoanView kind="loan" title="Loan calculator" standfirst="What a loan comes to: every month, in all, and how much of it is interest." />
)

export const HomeLoanPage = () => (
  <LoanView
    kind="home-loan"
    title="Home loan calculator"
    standfirst="The instalment for a home, what it adds up to over the years, and what is still owed after each."
  />
)

export const CarLoanPage = () => (
  <LoanView kind="car-loan" title="Car loan calculator" standfirst="What a car on credit costs a month, and what the credit alone costs." />
)

interface LoanViewProps {
  kind: LoanKind
  title: string
  standfirst: string
}

function LoanView({ kind, title, standfirst }: LoanViewProps) {
  const { pathname, search } = useLocation()
  return (
    <DocumentPage isTool trail={trailTo(`/${kind}-calculator`)} title={title} standfirst={standfirst}>
      <LoanCalculator key={pathname + search} kind={kind} />
      <AccuracyNote>A lender’s own rounding, fees and days of interest may differ.</AccuracyNote>
    </DocumentPage>
  )
}
