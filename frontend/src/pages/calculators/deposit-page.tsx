import { useLocation } from 'react-router-dom'
import { useFiguresOf } from '../../api/figures.ts'
import { DepositCalculator } from '../../features/calculators/fixed-deposit/deposit-calculator.tsx'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { AccuracyNote } from './accuracy-note.tsx'
import { trailTo } from './calculator-trails.ts'

/** With the rows of the register for what is withheld. */
function Calculator() {
  const figures = useFiguresOf('tds-interest')
  const { search } = useLocation()
  return (
    <LoadState of={figures} pending={null}>
      {(rows) => <DepositCalculator key={search} rows={rows} />}
    </LoadState>
  )
}

export const DepositPage = () => (
  <DocumentPage
    isTool
    trail={trailTo('/fixed-deposit-calculator')}
    title="Fixed deposit calculator"
    standfirst="What a deposit comes to at the end, with interest once a year, what a bank’s quarterly interest makes of it, paid out or kept, and what is withheld of it."
  >
    <Calculator />
    <DocumentSection title="What it leaves out">
      <ul>
        <li>
          The tax on the interest by your own slab: what the bank withholds is an advance on it, counted by years of the deposit and not by tax years.
        </li>
        <li>What the bank takes off for breaking the deposit early, and its least period for any interest.</li>
        <li>Renewal at another rate when the term is over, and days on which a bank is closed.</li>
        <li>Deposits with companies, and tax-saving deposits, which are locked for five years.</li>
        <li>Whether the bank can pay: insurance covers so much of all deposits with one bank.</li>
      </ul>
    </DocumentSection>
    <AccuracyNote>Banks round, count days and deduct tax in their own ways.</AccuracyNote>
  </DocumentPage>
)
