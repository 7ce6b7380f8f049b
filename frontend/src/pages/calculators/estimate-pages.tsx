import { useLocation } from 'react-router-dom'
import { CreditCalculator } from '../../features/calculators/credit/credit-calculator.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { AccuracyNote } from './accuracy-note.tsx'
import { trailTo } from './calculator-trails.ts'

export const CreditPage = () => (
  <DocumentPage
    isTool
    trail={trailTo('Credit score')}
    title="Credit score estimator"
    standfirst="How five habits shape a score from 300 to 900, and which one matters most."
  >
    <CreditCalculator key={useLocation().search} />
    <AccuracyNote>Your bureau’s score will differ.</AccuracyNote>
  </DocumentPage>
)
