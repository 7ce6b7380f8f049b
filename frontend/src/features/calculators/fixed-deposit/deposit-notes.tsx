import { DocumentSection } from '../../../ui/document-page.tsx'

/** The "Not included" section of the deposit page. */
export const DepositNotes = () => (
  <DocumentSection title="Not included">
    <ul>
      <li>Tax at your own slab rate: TDS is an advance on it, counted here by deposit year, not tax year.</li>
      <li>The bank’s penalty for early withdrawal, and the minimum period to earn interest.</li>
      <li>Renewal at a different rate, and bank holidays.</li>
      <li>Company deposits, and tax-saving deposits, which are locked in for five years.</li>
      <li>The bank’s own risk: deposit insurance has a limit per depositor per bank.</li>
    </ul>
  </DocumentSection>
)
