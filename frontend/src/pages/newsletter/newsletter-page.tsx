import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '../../api/session.ts'
import { useRead } from '../../api/use-read.ts'
import { VisitorNewsletter } from '../../features/accounts/visitor-newsletter.tsx'
import { latestIssues } from '../../features/newsletter/latest-issues.ts'
import { SentIssues } from '../../features/newsletter/sent-issues.tsx'
import { NewsletterBlock } from '../../features/newsletter/newsletter-block.tsx'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { useSiteFacts } from '../site-facts.ts'
import { NewsletterSection } from './newsletter-section.tsx'
import styles from './newsletter-page.module.css'

export function NewsletterPage() {
  const { name, subscribers } = useSiteFacts()
  const { user } = useSession()
  const sent = useRead('listIssues', latestIssues)
  /** An account's form stays when its session ends, with what was typed there. */
  const [isOfAccount, setIsOfAccount] = useState(false)
  if (user !== undefined && !isOfAccount) setIsOfAccount(true)
  return (
    <div className={styles.page}>
      <DocumentPage kicker="Newsletter" title={`${name} by email`} standfirst="Free. Unsubscribe in one click.">
        <DocumentSection title="What we send today">
          <p>
            One email, which confirms your subscription and has the unsubscribe link.{' '}
            {sent.data?.length === 0 && <span>The first issue is not out yet. </span>}
            <span>Issues go to the same address. We send nothing else.</span>
          </p>
        </DocumentSection>
        {sent.data !== undefined && sent.data.length > 0 && (
          <DocumentSection title="Sent issues">
            <SentIssues issues={sent.data} />
          </DocumentSection>
        )}
        <DocumentSection title="How to subscribe">
          <p>
            Enter your address below. We email it a link; open it and press the button there. So no one can sign you up without your consent. You need
            no account. If you have one, <Link to="/login">log in</Link> and subscribe with its address. You must be 18 or older.
          </p>
        </DocumentSection>
        <DocumentSection title="What we keep">
          <ul>
            <li>Your address, until you unsubscribe and for one year after. If you do not press the button, we delete it within three days.</li>
            <li>The words you agreed to and when, under a random number that does not name you.</li>
            <li>
              If you have us delete your address: only a code made from it. It cannot be read back, and it stops us writing to you again if someone
              enters your address.
            </li>
          </ul>
        </DocumentSection>
        <DocumentSection title="How to unsubscribe">
          <p>
            Use the link in any email, your email app’s button or <Link to="/account">your account page</Link>. You need not give a reason. The page
            behind the link also deletes your address, if you wish. See our <Link to="/privacy">privacy policy</Link>.
          </p>
        </DocumentSection>
      </DocumentPage>
      {isOfAccount ? (
        <NewsletterSection />
      ) : (
        <NewsletterBlock siteName={name} subscribers={subscribers}>
          <VisitorNewsletter />
        </NewsletterBlock>
      )}
    </div>
  )
}
