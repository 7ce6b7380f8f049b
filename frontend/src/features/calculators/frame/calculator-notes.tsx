import { DocumentSection } from '../../../ui/document-page.tsx'

interface CalculatorNotesProps {
  differs: string | undefined
  leavesOut: readonly string[] | undefined
}

/** The sections "Why other sites differ" and "Not included". */
export const CalculatorNotes = ({ differs, leavesOut }: CalculatorNotesProps) => (
  <>
    <DocumentSection title="Why other sites differ">
      <p>{differs}</p>
    </DocumentSection>
    <DocumentSection title="Not included">
      <ul>
        {leavesOut?.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </DocumentSection>
  </>
)
