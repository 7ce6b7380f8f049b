import { useTerms } from '../../api/terms.ts'
import { Terms, TermsSkeleton } from '../../features/glossary/term-list.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { LoadState } from '../../ui/load-state.tsx'

/** The glossary's terms, A to Z. */
export function GlossaryPage() {
  const terms = useTerms()
  return (
    <DocumentPage
      kicker="Glossary"
      title="Financial terms in plain English"
      standfirst="Terms used in loans, tax, saving and insurance in India, each in one sentence with an example and its Hindi name."
    >
      <LoadState of={terms} pending={<TermsSkeleton />}>
        {(all) => <Terms all={all} />}
      </LoadState>
    </DocumentPage>
  )
}
