import { TermsText } from '../../features/about/terms-text.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { useSiteFacts } from '../site-facts.ts'

export function TermsPage() {
  const { name, contactEmail } = useSiteFacts()
  return (
    <DocumentPage
      kicker="Terms of service"
      title="Our agreement with you"
      standfirst={`Six short sections. By using ${name} you accept them. Last changed: 28 Nov 2026.`}
    >
      <TermsText name={name} contactEmail={contactEmail} />
    </DocumentPage>
  )
}
