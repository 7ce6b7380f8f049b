import { adviceOn, serverMessage, type RefusedCall } from './refused-call.ts'

export interface NewsletterOutcome {
  isDone: boolean
  message: string
}

/** Checked in this order: first whether there is an address, then whether a user is signed in. */
export function newsletterProblem(email: string, user: { email: string } | undefined) {
  if (email.trim() === '') return 'Please enter a valid email'
  return user === undefined || user.email === '' ? 'Please login first' : undefined
}

/** What the server answered to a subscription. */
export const newsletterOutcome = ({ success, message }: { success: boolean; message?: string | undefined }): NewsletterOutcome => ({
  isDone: success,
  message: message || (success ? 'You are subscribed.' : 'Subscription failed'),
})

/** What is said when there was no such answer. */
export function newsletterFailure(call: RefusedCall): NewsletterOutcome {
  const title = failureTitle(call)
  if (call.code !== undefined) return { isDone: false, message: [title, adviceOn(call)].filter(Boolean).join(' ') }
  return { isDone: false, message: call.retryAt === undefined ? title : `${title}. ${adviceOn(call) ?? ''}` }
}

function failureTitle(call: RefusedCall) {
  if (call.kind === 'network' || call.kind === 'timeout') return 'Something went wrong'
  return call.code === undefined ? 'Server error: invalid response' : serverMessage(call, 'Subscription failed')
}
