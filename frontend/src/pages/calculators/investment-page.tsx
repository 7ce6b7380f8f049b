import { useLocation } from 'react-router-dom'
import { InvestmentCalculator } from '../../features/calculators/investment/investment-calculator.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { AccuracyNote } from './accuracy-note.tsx'
import { trailTo } from './calculator-trails.ts'

export const InvestmentPage = () => (
  <DocumentPage
    isTool
    trail={trailTo('/investment-calculator')}
    title="Investment calculator"
    standfirst="What a sum at once and a sum each month grow to at a rate that you assume."
  >
    <InvestmentCalculator key={useLocation().search} />
    <AccuracyNote>Charges and tax are not counted.</AccuracyNote>
  </DocumentPage>
)
