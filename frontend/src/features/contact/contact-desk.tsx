import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { refusalOf } from '../../api/refusal-of.ts'
import { DocumentSection } from '../../ui/document-page.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import { problemOf } from '../../ui/refused-call.ts'
import { useSendMessage } from './api.ts'
import { ContactForm, type ContactValues } from './contact-form.tsx'
import type { ContactField } from './contact-form-problem.ts'
import styles from './contact-desk.module.css'

/** The most characters that a link can prefill in the message. */
const longestStart = 200

/** The form, with the outcome of the last message below it. Each message that is sent starts a new form. */
export function ContactDesk() {
  const [search] = useSearchParams()
  const [sentCount, setSentCount] = useState(0)
  const [isJustSent, setIsJustSent] = useState(false)
  const write = useSendMessage()

  async function send({ name, email, message, nickname }: ContactValues) {
    setIsJustSent(false)
    try {
      await write({ body: { name: name.trim(), email: email.trim(), message, ...(nickname !== '' && { nickname }) } })
      setSentCount((count) => count + 1)
      setIsJustSent(true)
      return undefined
    } catch (error) {
      return problemOf<ContactField>(refusalOf(error), 'The message could not be sent.')
    }
  }

  return (
    <div className={styles.desk}>
      <noscript>
        <p className={styles.note}>The form needs JavaScript. Without it, please write to the address on this page.</p>
      </noscript>
      <ContactForm key={sentCount} send={send} message={sentCount === 0 ? (search.get('message') ?? '').slice(0, longestStart) : ''} />
      <LiveRegion role="alert">{isJustSent && <Message kind="done" title="Message sent!" detail="The newsroom has it now." />}</LiveRegion>
      <p className={styles.note}>We use your name, address and message only to answer you. Please do not send passwords, card or account numbers.</p>
    </div>
  )
}

/** The ways to reach the newsroom without the form. */
export const OtherWays = ({ contactEmail }: { contactEmail: string }) => (
  <>
    <DocumentSection title="By email">
      <p className={styles.mail}>
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
    </DocumentSection>
    <DocumentSection title="Support hours">
      <p>9am-5pm on weekdays, Indian Standard Time. Later messages are read the next working day.</p>
    </DocumentSection>
    <DocumentSection title="What we cannot do">
      <p>We cannot advise on a product or purchase, look into your bank account, or file a form for you. We can explain how.</p>
    </DocumentSection>
  </>
)
