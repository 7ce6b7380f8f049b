import type { Account } from '@artha/contract/account'
import { sendWrite } from './call.ts'
import { endSession, updateUser } from './session.ts'

// Writes of the frame around every page, loaded when a button is pressed: the hook would add to every page's script. Neither write makes a list
// stale.

/** In ms; logging out does not wait longer for the server. */
const logOutLimitMs = 3_000

/** Ends the session in this browser in any case, and on the server if it answers. */
export async function logOut() {
  await sendWrite('logout', { signal: AbortSignal.timeout(logOutLimitMs) }).catch(() => undefined)
  endSession()
}

export async function subscribe(user: Account, email: string) {
  const answer = await sendWrite('subscribe', { body: { email } })
  if (answer.success) updateUser({ ...user, isSubscribed: true })
  return answer
}
