import { DocumentSection } from '../../../ui/document-page.tsx'

interface CalculatorNotesProps {
  differs: string | undefined
  leavesOut: readonly string[] | undefined
}

/** Why another site says something else, and what is not counted. */
export const CalculatorNotes = ({ differs, leavesOut }: CalculatorNotesProps) => (
  <>
    <DocumentSection title="Why another site differs">
      <p>{differs}</p>
    </DocumentSection>
    <DocumentSection title="What it leaves out">
      <ul>
        {leavesOut?.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </DocumentSection>
  </>
)
