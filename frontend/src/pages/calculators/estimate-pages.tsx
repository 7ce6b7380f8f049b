import { useLocation } from 'react-router-dom'
import { CreditCalculator } from '../../features/calculators/credit-score/credit-calculator.tsx'
import { InsuranceCalculator } from '../../features/calculators/insurance/insurance-calculator.tsx'
import { RevenueCalculator } from '../../features/calculators/revenue/revenue-calculator.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { AccuracyNote } from './accuracy-note.tsx'
import { trailTo } from './calculator-trails.ts'

export const InsurancePage = () => (
  <DocumentPage
    isTool
    trail={trailTo('/insurance-calculator')}
    title="Insurance calculator"
    standfirst="A rough premium for life, health or a vehicle, by the month and over the years."
  >
    <InsuranceCalculator key={useLocation().search} />
    <AccuracyNote>No insurer’s tariff stands behind it.</AccuracyNote>
  </DocumentPage>
)

export const CreditPage = () => (
  <DocumentPage
    isTool
    trail={trailTo('/credit-calculator')}
    title="Credit score estimator"
    standfirst="What five habits make of a score between 300 and 900, and which of them moves it most."
  >
    <CreditCalculator key={useLocation().search} />
    <AccuracyNote>Your bureau’s score is another.</AccuracyNote>
  </DocumentPage>
)

export const RevenuePage = () => (
  <DocumentPage
    isTool
    trail={trailTo('/revenue-calculator')}
    title="Revenue and profit calculator"
    standfirst="What comes in, what goes out, and what is left of it."
  >
    <RevenueCalculator key={useLocation().search} />
    <AccuracyNote>Tax is not counted.</AccuracyNote>
  </DocumentPage>
)
