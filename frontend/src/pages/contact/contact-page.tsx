import { ContactDesk, OtherWays } from '../../features/contact/contact-desk.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { useSiteFacts } from '../site-facts.ts'

export function ContactPage() {
  const { contactEmail } = useSiteFacts()
  return (
    <DocumentPage
      kicker="Contact us"
      title="Write to the newsroom"
      standfirst="A question an article left open, a figure that looks wrong, a request about your data: a person reads every message."
      aside={<OtherWays contactEmail={contactEmail} />}
    >
      <ContactDesk />
    </DocumentPage>
  )
}
