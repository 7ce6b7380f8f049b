import type { Account } from '@artha/contract/account'
import { call } from './call.ts'
import { endSession, openSession, updateUser } from './session.ts'
import { useOwnResource } from './own-resource.ts'

/** Logging out waits no longer than this for a server that does not answer. */
const logOutLimitMs = 3_000

export async function logIn(credentials: { email: string; password: string }) {
  const { token, user } = await call('login', { body: credentials })
  openSession(token, user)
}

export const signUp = (person: { username: string; email: string; password: string }) => call('signup', { body: person })

/** The session ends in this browser in any case, and on the server if it answers. */
export async function logOut() {
  await call('logout', { signal: AbortSignal.timeout(logOutLimitMs) }).catch(() => undefined)
  endSession()
}

/** Signs in with a token. Returns whether a session has it; if not, nothing is stored. */
export async function adoptToken(token: string) {
  openSession(token)
  try {
    const { user } = await call('me')
    openSession(token, user)
    return true
  } catch {
    endSession()
    return false
  }
}

/** The user of a token, without storing it; undefined where no session has it. */
export async function ownerOf(token: string) {
  const answer = await call('me', { token }).catch(() => undefined)
  return answer?.user
}

export const sendCode = (email: string) => call('sendCode', { body: { email } })

export const verifyCode = (email: string, code: string) => call('verifyCode', { body: { email, code } })

/** Opens what stands behind the # of the link in a mail. */
export const openResetLink = (link: string) => call('openResetLink', { body: { link } })

export const resetPassword = (email: string, password: string) => call('resetPassword', { body: { email, password } })

export async function changeName(username: string) {
  const { user } = await call('changeName', { body: { username } })
  updateUser(user)
}

export const changePassword = (password: string, newPassword: string) => call('changePassword', { body: { password, newPassword } })

export async function subscribe(user: Account, email: string) {
  const answer = await call('subscribe', { body: { email } })
  if (answer.success) updateUser({ ...user, isSubscribed: true })
  return answer
}

export async function unsubscribe(user: Account) {
  const answer = await call('unsubscribe')
  if (answer.success) updateUser({ ...user, isSubscribed: false })
  return answer
}

export const useSessions = () => useOwnResource('listSessions')

export const endOtherSession = (id: string) => call('endSession', { id })

export async function endAllSessions() {
  await call('endSessions')
  endSession()
}
