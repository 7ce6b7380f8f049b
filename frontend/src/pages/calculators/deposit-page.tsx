import { useLocation } from 'react-router-dom'
import { useFiguresOf } from '../../api/figures.ts'
import { DepositCalculator } from '../../features/calculators/fixed-deposit/deposit-calculator.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { lateHydrated } from '../../ui/late-hydrated.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { trailTo } from './calculator-trails.ts'

const LateAccuracyNote = lateHydrated(async () => (await import('./accuracy-note.tsx')).AccuracyNote)
const LateNotes = lateHydrated(async () => (await import('../../features/calculators/fixed-deposit/deposit-notes.tsx')).DepositNotes)

/** The calculator with the official figures for TDS. */
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
    trail={trailTo('Fixed deposit')}
    title="Fixed deposit calculator"
    standfirst="What a deposit earns with yearly or quarterly interest, paid out or reinvested, and the TDS on it."
  >
    <Calculator />
    <LateNotes />
    <LateAccuracyNote>Banks round, count days and deduct tax in different ways.</LateAccuracyNote>
  </DocumentPage>
)
