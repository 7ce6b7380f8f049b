import type { Account } from '@artha/contract/account'
import { sendWrite } from './call.ts'
import { endSession, updateUser } from './session.ts'

// Writes of the frame of every page, whose script comes with the press: a hook there would be loaded by all who only read.
// Neither makes a list stale.

/** Logging out waits no longer than this for a server that does not answer. */
const logOutLimitMs = 3_000

/** The session ends in this browser in any case, and on the server if it answers. */
export async function logOut() {
  await sendWrite('logout', { signal: AbortSignal.timeout(logOutLimitMs) }).catch(() => undefined)
  endSession()
}

export async function subscribe(user: Account, email: string) {
  const answer = await sendWrite('subscribe', { body: { email } })
  if (answer.success) updateUser({ ...user, isSubscribed: true })
  return answer
}
