import toast from 'react-hot-toast/headless'
import { useSession } from '../../api/session.ts'
import { NewsletterForm } from '../../features/accounts/newsletter-form.tsx'
import { useLateWrite } from '../use-late-write.tsx'
import type { Subscribe } from './lend-subscription.tsx'

const loadSubscription = async () => (await import('./lend-subscription.tsx')).LendSubscription

/** The newsletter of the signed-in user; a toast shows the outcome. */
export function NewsletterBox({ label = 'Newsletter' }: { label?: string }) {
  const { user } = useSession()
  const { borrow, draw } = useLateWrite<Subscribe>(loadSubscription)

  async function onSubscribe(email: string) {
    const subscribe = await borrow()
    if (subscribe === undefined) return void toast.error('Something went wrong')
    const { isDone, message } = await subscribe(email)
    if (isDone) toast.success(message)
    else toast.error(message)
  }

  return (
    <>
      <NewsletterForm label={label} isSubscribed={user?.isSubscribed ?? false} email={user?.email ?? ''} onSubscribe={onSubscribe} />
      {draw}
    </>
  )
}
