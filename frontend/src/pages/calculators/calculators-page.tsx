import { useState, type ComponentType } from 'react'
import type { Calculator } from '../../features/calculators/definition/calculator.ts'
import type { Fields } from '../../features/calculators/definition/field.ts'
import { DocumentPage } from '../../ui/document-page.tsx'
import { lateHydrated } from '../../ui/late-hydrated.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AccuracyNote } from './accuracy-note.tsx'
import { calculatorsTrail } from './calculator-trails.ts'
import styles from './calculators-page.module.css'

type LoadCalculator = () => Promise<ComponentType>

/** Returns a loader for a calculator definition, as a component without its page. */
const drawn =
  <const Of extends Fields, Figures extends object>(load: () => Promise<Calculator<Of, Figures>>): LoadCalculator =>
  async () => {
    const [of, { CalculatorView }] = await Promise.all([load(), import('../../features/calculators/definition/calculator-view.tsx')])
    return () => <CalculatorView of={of} />
  }

/** The tabs. The first one is in the server's HTML; the script of each other tab loads when it is first chosen. */
const calculators: readonly { id: string; label: string; load?: LoadCalculator }[] = [
  { id: 'loan', label: 'Loan' },
  {
    id: 'insurance',
    label: 'Insurance',
    load: drawn(() => import('../../features/calculators/insurance/insurance-calculator.ts').then(({ insurance }) => insurance)),
  },
  {
    id: 'networth',
    label: 'Net worth',
    load: drawn(() => import('../../features/calculators/networth/networth-calculator.ts').then(({ netWorth }) => netWorth)),
  },
  {
    id: 'budget',
    label: 'Budget',
    load: drawn(() => import('../../features/calculators/budget/budget-calculator.ts').then(({ budget }) => budget)),
  },
  {
    id: 'investment',
    label: 'Investment',
    load: drawn(() => import('../../features/calculators/investment/investment-calculator.ts').then(({ investment }) => investment)),
  },
  {
    id: 'credit',
    label: 'Credit',
    load: drawn(() => import('../../features/calculators/credit/credit-calculator.ts').then(({ creditScoreCalculator }) => creditScoreCalculator)),
  },
  {
    id: 'revenue',
    label: 'Revenue',
    load: drawn(() => import('../../features/calculators/revenue/revenue-calculator.ts').then(({ revenue }) => revenue)),
  },
]

/** In the server's HTML; its script comes after the page's. */
const LateLoan = lateHydrated(drawn(() => import('../../features/calculators/loan/loan-calculator.ts').then(({ loan }) => loan)))

const LateBoard = lateHydrated(async () => (await import('./current-board.tsx')).CurrentBoard)

/** The board of all calculators, and seven of them in tabs. Entered values stay when another tab is open. */
export function CalculatorsPage() {
  const [selected, setSelected] = useState('loan')
  return (
    <DocumentPage isTool trail={calculatorsTrail} title="Work it out" standfirst="Ask in your own words, or pick a calculator below.">
      <LateBoard />
      <section className={styles.panel} aria-labelledby="try-title">
        <SectionHeading id="try-title">Try one here</SectionHeading>
        <Tabs
          label="Calculators"
          tabs={calculators}
          selected={selected}
          onSelect={setSelected}
          panel={(id) => {
            const load = calculators.find((each) => each.id === id)?.load
            return <div className={styles.panel}>{load ? <LatePart load={load} props={{}} /> : <LateLoan />}</div>
          }}
        />
      </section>
      <AccuracyNote>Every calculator shows its formula.</AccuracyNote>
    </DocumentPage>
  )
}
