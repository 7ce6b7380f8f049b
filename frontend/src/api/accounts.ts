import type { Account } from '@artha/contract/account'
import { call } from './call.ts'
import { endSession, openSession, updateUser } from './session.ts'
import { useSessionRead } from './use-session-read.ts'
import { useWrite } from './use-write.ts'

export const useLogIn = () => useWrite('login', { onAnswer: ({ token, user }) => openSession(token, user) })

/** Signs in with a token. Returns true if it belongs to a session; if not, stores nothing and returns false. */
export async function signInWithToken(token: string) {
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

/** Returns the user of a token without storing it; undefined if the token has no session. */
export async function userOfToken(token: string) {
  const answer = await call('me', { token }).catch(() => undefined)
  return answer?.user
}

export const useChangeName = () => useWrite('changeName', { onAnswer: ({ user }) => updateUser(user) })

export const useUnsubscribe = (user: Account) =>
  useWrite('unsubscribe', {
    onAnswer({ success }) {
      if (success) updateUser({ ...user, isSubscribed: false })
    },
  })

export const useSessions = () => useSessionRead('listSessions')

export const useEndSessions = () => useWrite('endSessions', { onAnswer: () => endSession() })
