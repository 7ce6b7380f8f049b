import type { Account } from '@artha/contract/account'
import { subscribe } from '../../api/late-writes.ts'
import { newsletterFailure, newsletterOutcome, newsletterProblem, type NewsletterOutcome } from '../../features/accounts/newsletter-outcome.ts'
import { refusalOf } from '../../api/refusal-of.ts'

/** Subscribes the signed-in user and returns the message to show. */
export async function sendSubscription(user: Account | undefined, email: string): Promise<NewsletterOutcome> {
  const problem = newsletterProblem(email, user)
  if (problem !== undefined || user === undefined) return { isDone: false, message: problem ?? '' }
  return subscribe(user, email).then(newsletterOutcome, (error: unknown) => newsletterFailure(refusalOf(error)))
}
