import toast from 'react-hot-toast/headless'
import type { ReactNode } from 'react'
import type { Account } from '@artha/contract/account'
import { useUnsubscribe } from './api.ts'
import { newsletterFailure } from './newsletter-outcome.ts'
import { Button } from '../../ui/button.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { refusalOf } from '../../api/refusal-of.ts'
import styles from './account-section.module.css'

/** `form`: the form to subscribe. */
export function AccountNewsletter({ user, form }: { user: Account; form: ReactNode }) {
  const { write: unsubscribe, isPending: isLeaving } = useUnsubscribe(user)

  async function leave() {
    if (isLeaving) return
    await unsubscribe().then(
      ({ message }) => toast.success(message ?? 'You have unsubscribed.'),
      (error: unknown) => toast.error(newsletterFailure(refusalOf(error)).message),
    )
  }

  return (
    <section aria-labelledby="account-newsletter" className={styles.section}>
      <SectionHeading id="account-newsletter">Subscription</SectionHeading>
      <p className={styles.text}>
        {user.isSubscribed
          ? `We send the newsletter to ${user.email}.`
          : 'You are not subscribed. The newsletter is free and goes only to your account’s address. Unsubscribe in one click.'}
      </p>
      {form}
      {user.isSubscribed && (
        <Button look="bare" className={styles.leave} aria-disabled={isLeaving} onClick={() => void leave()}>
          Unsubscribe
        </Button>
      )}
    </section>
  )
}
