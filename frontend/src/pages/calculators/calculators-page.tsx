import { useState, type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { BudgetCalculator } from '../../features/calculators/budget/budget-calculator.tsx'
import { CreditCalculator } from '../../features/calculators/credit-score/credit-calculator.tsx'
import { InsuranceCalculator } from '../../features/calculators/insurance/insurance-calculator.tsx'
import { InvestmentCalculator } from '../../features/calculators/investment/investment-calculator.tsx'
import { LoanCalculator } from '../../features/calculators/loan/loan-calculator.tsx'
import { NetWorthCalculator } from '../../features/calculators/net-worth/net-worth-calculator.tsx'
import { RevenueCalculator } from '../../features/calculators/revenue/revenue-calculator.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AccuracyNote } from './accuracy-note.tsx'
import styles from './calculators-page.module.css'

const Loan = () => <LoanCalculator kind="loan" />

const calculators: readonly { id: string; label: string; Calculator: ComponentType }[] = [
  { id: 'loan', label: 'Loan', Calculator: Loan },
  { id: 'insurance', label: 'Insurance', Calculator: InsuranceCalculator },
  { id: 'networth', label: 'Net worth', Calculator: NetWorthCalculator },
  { id: 'budget', label: 'Budget', Calculator: BudgetCalculator },
  { id: 'investment', label: 'Investment', Calculator: InvestmentCalculator },
  { id: 'credit', label: 'Credit', Calculator: CreditCalculator },
  { id: 'revenue', label: 'Revenue', Calculator: RevenueCalculator },
]

const elsewhere = [
  { id: 'home-loan', label: 'Home loan' },
  { id: 'car-loan', label: 'Car loan' },
  { id: 'fixed-deposit', label: 'Fixed deposit' },
]

/** Seven calculators in one place; what was entered in one stays while another is looked at. */
export function CalculatorsPage() {
  const [selected, setSelected] = useState('loan')
  return (
    <DocumentPage kicker="Calculators" title="Work it out" standfirst="Seven calculators on one page, and each of the ten on a page of its own.">
      <Tabs
        label="Calculators"
        tabs={calculators}
        selected={selected}
        onSelect={setSelected}
        panel={(id) => {
          const Calculator = calculators.find((each) => each.id === id)?.Calculator ?? Loan
          return (
            <div className={styles.panel}>
              <Calculator />
            </div>
          )
        }}
      />
      <nav aria-label="Each calculator’s own page">
        <ul className={styles.pages}>
          {[...calculators, ...elsewhere].map(({ id, label }) => (
            <li key={id}>
              <Link className={styles.link} to={`/${id}-calculator`}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AccuracyNote>Each calculator names its formula.</AccuracyNote>
    </DocumentPage>
  )
}
