import { useLocation } from 'react-router-dom'
import { InvestmentCalculator } from '../../features/calculators/investment/investment-calculator.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { AccuracyNote } from './accuracy-note.tsx'
import { trailTo } from './calculator-trails.ts'

export const InvestmentPage = () => (
  <DocumentPage
    isTool
    trail={trailTo('Investment')}
    title="Investment calculator"
    standfirst="What a lump sum plus monthly savings grow to at a rate you choose."
  >
    <InvestmentCalculator key={useLocation().search} />
    <AccuracyNote>Charges and tax are not included.</AccuracyNote>
  </DocumentPage>
)
