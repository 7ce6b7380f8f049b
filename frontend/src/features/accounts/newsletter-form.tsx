import { accountConsent } from '@artha/contract/newsletter-consent'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './newsletter-form.module.css'

interface NewsletterFormProps {
  /** The form's accessible name. It is needed because a page may hold two of these forms. */
  label: string
  isSubscribed: boolean
  /** The address to prefill until there is a subscription. */
  email: string
  onSubscribe: (email: string) => Promise<void>
}

/** The form to subscribe. `onSubscribe` checks the address and shows the outcome. */
export function NewsletterForm({ label, isSubscribed, email, onSubscribe }: NewsletterFormProps) {
  const [isSubscribing, setIsSubscribing] = useState(false)
  /** The prefilled address at the moment the user began to type. Keeping it keeps the typed text if the session then ends. */
  const [typedOver, setTypedOver] = useState<string>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubscribing) return
    const typed = new FormData(event.currentTarget).get('email')
    setIsSubscribing(true)
    await onSubscribe(typeof typed === 'string' ? typed.trim() : '')
    setIsSubscribing(false)
  }

  return (
    <form className={styles.form} noValidate method="post" aria-label={label} onSubmit={(event) => void submit(event)}>
      <Field
        key={isSubscribed ? 'subscribed' : (typedOver ?? email)}
        label="Email for the newsletter"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={isSubscribed ? '' : email}
        disabled={isSubscribed}
        onInput={() => setTypedOver((before) => before ?? email)}
      />
      <Button look="strong" type="submit" className={styles.submit} disabled={isSubscribed} aria-disabled={isSubscribing}>
        {isSubscribed ? 'Already Subscribed' : isSubscribing ? 'Subscribing...' : 'Subscribe Free'}
      </Button>
      {!isSubscribed && <p className={styles.consent}>{accountConsent.text}</p>}
    </form>
  )
}
