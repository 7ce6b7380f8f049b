import { Link } from 'react-router-dom'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { useSiteFacts } from '../site-facts.ts'
import { NewsletterSection } from './newsletter-section.tsx'
import styles from './newsletter-page.module.css'

export function NewsletterPage() {
  const { name } = useSiteFacts()
  return (
    <div className={styles.page}>
      <DocumentPage kicker="Newsletter" title={`${name} by mail`} standfirst="Free, to the address of your account, and over with one click.">
        <DocumentSection title="What is sent today">
          <p>
            One mail: it confirms that you are subscribed, and holds the link that ends it. The first issue has not gone out yet; when issues begin,
            they come to the same address, and nothing else does.
          </p>
        </DocumentSection>
        <DocumentSection title="How to subscribe">
          <p>
            <Link to="/login">Log in</Link> or <Link to="/signup">sign up</Link>, then subscribe below with the address of your account. An account is
            asked for so that nobody can subscribe somebody else.
          </p>
        </DocumentSection>
        <DocumentSection title="How to leave">
          <p>
            By the link in every mail, by the button of your mail program, or on <Link to="/account">your account page</Link>. No reason is asked.
            What we keep about it is said in the <Link to="/privacy">privacy policy</Link>.
          </p>
        </DocumentSection>
      </DocumentPage>
      <NewsletterSection />
    </div>
  )
}
