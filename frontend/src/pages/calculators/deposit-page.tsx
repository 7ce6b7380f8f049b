import { useLocation } from 'react-router-dom'
import { DepositCalculator } from '../../features/calculators/fixed-deposit/deposit-calculator.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { AccuracyNote } from './accuracy-note.tsx'
import { trailTo } from './calculator-trails.ts'

export const DepositPage = () => (
  <DocumentPage
    isTool
    trail={trailTo('/fixed-deposit-calculator')}
    title="Fixed deposit calculator"
    standfirst="What a deposit comes to at the end, with interest once a year, what a bank’s quarterly interest makes of it, paid out or kept, and what is withheld of it."
  >
    <DepositCalculator key={useLocation().search} />
    <AccuracyNote>Banks round, count days and deduct tax in their own ways.</AccuracyNote>
  </DocumentPage>
)
