import { adviceOn, serverMessage, type RefusedCall } from '../../ui/refused-call.ts'

export interface NewsletterOutcome {
  isDone: boolean
  message: string
}

/** Returns the message if the e-mail is empty or, checked second, if nobody is signed in; else undefined. */
export function newsletterProblem(email: string, user: { email: string } | undefined) {
  if (email.trim() === '') return 'Please enter a valid email'
  return user === undefined || user.email === '' ? 'Please login first' : undefined
}

/** Returns the message for the server's response to a subscription. */
export const newsletterOutcome = ({ success, message }: { success: boolean; message?: string | undefined }): NewsletterOutcome => ({
  isDone: success,
  message: message || (success ? 'You are subscribed.' : 'Subscription failed'),
})

/** Returns the message for a subscription that failed without such a response. */
export function newsletterFailure(call: RefusedCall): NewsletterOutcome {
  const title = failureTitle(call)
  if (call.code !== undefined) return { isDone: false, message: [title, adviceOn(call)].filter(Boolean).join(' ') }
  return { isDone: false, message: call.retryAt === undefined ? title : `${title}. ${adviceOn(call) ?? ''}` }
}

function failureTitle(call: RefusedCall) {
  if (call.kind === 'network' || call.kind === 'timeout') return 'Something went wrong'
  return call.code === undefined ? 'Server error: invalid response' : serverMessage(call, 'Subscription failed')
}
