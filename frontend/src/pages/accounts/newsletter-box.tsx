import toast from 'react-hot-toast/headless'
import { useSession } from '../../api/session.ts'
import { NewsletterForm } from '../../features/accounts/newsletter-form.tsx'

/** The newsletter form of the signed-in user. A toast shows the outcome. */
export function NewsletterBox({ label = 'Newsletter' }: { label?: string }) {
  const { user } = useSession()

  /** Loads the request's code on first use, because most readers never subscribe here. */
  async function onSubscribe(email: string) {
    const script = await import('./send-subscription.ts').catch(() => undefined)
    if (script === undefined) return void toast.error('Something went wrong')
    const { isDone, message } = await script.sendSubscription(user, email)
    if (isDone) toast.success(message)
    else toast.error(message)
  }

  return <NewsletterForm label={label} isSubscribed={user?.isSubscribed ?? false} email={user?.email ?? ''} onSubscribe={onSubscribe} />
}
