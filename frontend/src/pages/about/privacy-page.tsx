import { PrivacyText } from '../../features/about/privacy-text.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { useSiteFacts } from '../site-facts.ts'

export function PrivacyPage() {
  const { name, contactEmail } = useSiteFacts()
  return (
    <DocumentPage
      kicker="Privacy policy"
      title="What we store about you"
      standfirst={`You need no account to read ${name}, and reading leaves no trace of you with us. This page lists what an account, the newsletter or a message stores. Last changed: 28 Nov 2026.`}
    >
      <PrivacyText contactEmail={contactEmail} />
    </DocumentPage>
  )
}
