import type { Account } from '@artha/contract/account'
import { call } from './call.ts'
import { endSession, openSession, updateUser } from './session.ts'
import { useSessionRead } from './use-session-read.ts'
import { useWrite } from './use-write.ts'

/** Logging out waits no longer than this for a server that does not answer. */
const logOutLimitMs = 3_000

export const useLogIn = () => useWrite('login', { onAnswer: ({ token, user }) => openSession(token, user) })

/** The session ends in this browser in any case, and on the server if it answers. */
export function useLogOut() {
  const { write } = useWrite('logout')
  return async () => {
    await write({ signal: AbortSignal.timeout(logOutLimitMs) }).catch(() => undefined)
    endSession()
  }
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

export const useChangeName = () => useWrite('changeName', { onAnswer: ({ user }) => updateUser(user) })

const noteSubscription = (user: Account | undefined, isSubscribed: boolean) => ({
  onAnswer({ success }: { success: boolean }) {
    if (success && user !== undefined) updateUser({ ...user, isSubscribed })
  },
})

export const useSubscribe = (user: Account | undefined) => useWrite('subscribe', noteSubscription(user, true))

export const useUnsubscribe = (user: Account) => useWrite('unsubscribe', noteSubscription(user, false))

export const useSessions = () => useSessionRead('listSessions')

export const useEndSessions = () => useWrite('endSessions', { onAnswer: () => endSession() })
