import { DocumentSection } from '../../../ui/document-page.tsx'

/** What a deposit's page leaves out. */
export const DepositNotes = () => (
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
)
