import type { Account } from '@artha/contract/account'
import { call } from '../../api/call.ts'
import { endSession, openSession, updateUser, useSession } from '../../api/session.ts'
import { useSessionList, useSessionRead } from '../../api/use-session-read.ts'
import { useWrite } from '../../api/use-write.ts'

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

export interface UserFilters {
  q: string
  page: number
  pageSize: number
}

export const useUsers = (query: UserFilters) => useSessionList('listUsers', { query })

/** The primary admin's writes on users. The list is loaded again after a failure too, because it may be out of date. */
export function useUserWrites() {
  const { write: allow } = useWrite('allowCreation', { rereadsAfterFailure: true })
  const { write: toggle } = useWrite('togglePermission', { rereadsAfterFailure: true })
  const { write: remove } = useWrite('deleteUser', { rereadsAfterFailure: true })
  return {
    allow: async (emails: string[]) => allow({ body: { emails } }),
    toggle: async (id: string) => toggle({ id }),
    remove: async (userId: string) => remove({ body: { userId } }),
  }
}

export { useSession }
export { isFromThisBrowser } from '../../api/token-cookie.ts'

export const useEndSession = () => useWrite('endSession').write
export const useSignUp = () => useWrite('signup').write
export const useChangePassword = () => useWrite('changePassword').write
export const useSendCode = () => useWrite('sendCode').write
export const useVerifyCode = () => useWrite('verifyCode').write
export const useRequestSubscription = () => useWrite('requestSubscription').write
export const useConfirmSubscription = () => useWrite('confirmSubscription')
export const useOpenResetLink = () => useWrite('openResetLink')

/** A new password ends all sessions of the account, including this browser's. */
export const useResetPassword = () => {
  const { user } = useSession()
  const { write } = useWrite('resetPassword')
  return async (email: string, password: string) => {
    await write({ body: { email, password } })
    if (user?.email.toLowerCase() === email.toLowerCase()) endSession()
  }
}
