import { useState, type ComponentType } from 'react'
import { LatePart } from '../../ui/late-part.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Calculator } from './definition/calculator.ts'
import { CalculatorView } from './definition/calculator-view.tsx'
import type { Fields } from './definition/field.ts'
import { loan } from './loan/loan-calculator.ts'
import styles from './calculator-tabs.module.css'

type LoadCalculator = () => Promise<ComponentType>

/** Returns a loader for a calculator definition, as a component without its page. */
const drawn =
  <const Of extends Fields, Results extends object>(load: () => Promise<Calculator<Of, Results>>): LoadCalculator =>
  async () => {
    const of = await load()
    return () => <CalculatorView of={of} />
  }

/** The tabs. The first one is in the server's HTML; the script of each other tab loads when it is first chosen. */
const tabs: readonly { id: string; label: string; load?: LoadCalculator }[] = [
  { id: 'loan', label: 'Loan' },
  {
    id: 'insurance',
    label: 'Insurance',
    load: drawn(() => import('./insurance/insurance-calculator.ts').then(({ insurance }) => insurance)),
  },
  {
    id: 'networth',
    label: 'Net worth',
    load: drawn(() => import('./networth/networth-calculator.ts').then(({ netWorth }) => netWorth)),
  },
  {
    id: 'budget',
    label: 'Budget',
    load: drawn(() => import('./budget/budget-calculator.ts').then(({ budget }) => budget)),
  },
  {
    id: 'investment',
    label: 'Investment',
    load: drawn(() => import('./investment/investment-calculator.ts').then(({ investment }) => investment)),
  },
  {
    id: 'credit',
    label: 'Credit',
    load: drawn(() => import('./credit/credit-calculator.ts').then(({ creditScoreCalculator }) => creditScoreCalculator)),
  },
  {
    id: 'revenue',
    label: 'Revenue',
    load: drawn(() => import('./revenue/revenue-calculator.ts').then(({ revenue }) => revenue)),
  },
]

/** Seven calculators in tabs. Entered values stay when another tab is open. */
export function CalculatorTabs() {
  const [selected, setSelected] = useState('loan')
  return (
    <section className={styles.panel} aria-labelledby="try-title">
      <SectionHeading id="try-title">Try one here</SectionHeading>
      <Tabs
        label="Calculators"
        tabs={tabs}
        selected={selected}
        onSelect={setSelected}
        panel={(id) => {
          const load = tabs.find((each) => each.id === id)?.load
          return <div className={styles.panel}>{load ? <LatePart load={load} props={{}} /> : <CalculatorView of={loan} />}</div>
        }}
      />
    </section>
  )
}
