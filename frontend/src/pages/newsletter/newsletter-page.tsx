import { Link } from 'react-router-dom'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { useSiteFacts } from '../site-facts.ts'
import { NewsletterSection } from './newsletter-section.tsx'
import styles from './newsletter-page.module.css'

export function NewsletterPage() {
  const { name } = useSiteFacts()
  return (
    <div className={styles.page}>
      <DocumentPage kicker="Newsletter" title={`${name} by email`} standfirst="Free. Unsubscribe in one click.">
        <DocumentSection title="What we send today">
          <p>
            One email, which confirms your subscription and has the unsubscribe link. The first issue is not out yet; issues will go to the same
            address. We send nothing else.
          </p>
        </DocumentSection>
        <DocumentSection title="How to subscribe">
          <p>
            <Link to="/login">Log in</Link> or <Link to="/signup">sign up</Link>, then subscribe below with your account’s address. You need an
            account, so no one can sign you up without your consent.
          </p>
        </DocumentSection>
        <DocumentSection title="How to unsubscribe">
          <p>
            Use the link in any email, your email app’s button or <Link to="/account">your account page</Link>. You need not give a reason. See our{' '}
            <Link to="/privacy">privacy policy</Link>.
          </p>
        </DocumentSection>
      </DocumentPage>
      <NewsletterSection />
    </div>
  )
}
