import toast from 'react-hot-toast/headless'
import { subscribe } from '../../api/accounts.ts'
import { useSession } from '../../api/session.ts'
import { NewsletterForm } from '../../features/accounts/newsletter-form.tsx'
import { newsletterFailure, newsletterOutcome, newsletterProblem } from '../../features/accounts/newsletter-outcome.ts'
import { refusalOf } from './refusal-of.ts'

/** The newsletter of whoever is signed in; what comes of it is said in a toast. */
export function NewsletterBox() {
  const { user } = useSession()

  async function onSubscribe(email: string) {
    const problem = newsletterProblem(email, user)
    if (problem !== undefined || user === undefined) return void toast.error(problem ?? '')
    const outcome = await subscribe(user, email).then(newsletterOutcome, (error: unknown) => newsletterFailure(refusalOf(error)))
    if (outcome.isDone) toast.success(outcome.message)
    else toast.error(outcome.message)
  }

  return <NewsletterForm isSubscribed={user?.isSubscribed ?? false} email={user?.email ?? ''} onSubscribe={onSubscribe} />
}
