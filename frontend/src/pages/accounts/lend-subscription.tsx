import { useEffect } from 'react'
import { useSubscribe } from '../../api/accounts.ts'
import { useSession } from '../../api/session.ts'
import { newsletterFailure, newsletterOutcome, newsletterProblem, type NewsletterOutcome } from '../../features/accounts/newsletter-outcome.ts'
import { refusalOf } from './refusal-of.ts'

/** Subscribes who is signed in, and says what came of it. */
export type Subscribe = (email: string) => Promise<NewsletterOutcome>

export function LendSubscription({ lend }: { lend: (subscribe: Subscribe) => void }) {
  const { user } = useSession()
  const { write } = useSubscribe(user)
  useEffect(
    () =>
      lend(async (email) => {
        const problem = newsletterProblem(email, user)
        if (problem !== undefined) return { isDone: false, message: problem }
        return write({ body: { email } }).then(newsletterOutcome, (error: unknown) => newsletterFailure(refusalOf(error)))
      }),
    [lend, user, write],
  )
  return null
}
