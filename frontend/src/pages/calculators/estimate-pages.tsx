import { useLocation } from 'react-router-dom'
import { CreditCalculator } from '../../features/calculators/credit-score/credit-calculator.tsx'
import { InsuranceCalculator } from '../../features/calculators/insurance/insurance-calculator.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { AccuracyNote } from './accuracy-note.tsx'
import { trailTo } from './calculator-trails.ts'

export const InsurancePage = () => (
  <DocumentPage
    isTool
    trail={trailTo('/insurance-calculator')}
    title="Insurance calculator"
    standfirst="A rough premium for life, health or vehicle insurance, monthly and in total."
  >
    <InsuranceCalculator key={useLocation().search} />
    <AccuracyNote>It does not use any insurer’s tariff.</AccuracyNote>
  </DocumentPage>
)

export const CreditPage = () => (
  <DocumentPage
    isTool
    trail={trailTo('/credit-calculator')}
    title="Credit score estimator"
    standfirst="How five habits shape a score from 300 to 900, and which one matters most."
  >
    <CreditCalculator key={useLocation().search} />
    <AccuracyNote>Your bureau’s score will differ.</AccuracyNote>
  </DocumentPage>
)
