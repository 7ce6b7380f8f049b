import type { Account, LoginAnswer, Session } from '@artha/contract/account'
import { request } from './request.ts'
import { endSession, openSession, updateUser } from './session.ts'
import { useOwnResource } from './own-resource.ts'

interface MessageAnswer {
  message: string
}

interface SubscribeAnswer extends MessageAnswer {
  success: boolean
}

const sessionsPath = '/auth/sessions'
/** Whoever logs out does not wait longer for a server that does not answer. */
const logOutLimitMs = 3_000

const post = <T = MessageAnswer>(path: string, json?: object) => request<T>(path, { method: 'POST', json })

export async function logIn(credentials: { email: string; password: string }) {
  const { token, user } = await post<LoginAnswer>('/auth/login', credentials)
  openSession(token, user)
}

export const signUp = (person: { username: string; email: string; password: string }) => post('/auth/signup', person)

/** The session ends here in any case; that the server was told is the better half of it. */
export async function logOut() {
  const options = { method: 'POST', signal: AbortSignal.timeout(logOutLimitMs) } as const
  await request<MessageAnswer>('/auth/logout', options).catch(() => undefined)
  endSession()
}

/** Signs in with a token. Whether it belongs to somebody; if not, nothing of it is kept. */
export async function adoptToken(token: string) {
  openSession(token)
  try {
    const { user } = await request<{ user: Account }>('/auth/me')
    openSession(token, user)
    return true
  } catch {
    endSession()
    return false
  }
}

/** Whose a token is, without taking it; undefined where it is nobody's. */
export async function ownerOf(token: string) {
  const answer = await request<{ user: Account }>('/auth/me', { token }).catch(() => undefined)
  return answer?.user
}

export const sendCode = (email: string) => post('/auth/admin/send-code', { email })

export const verifyCode = (email: string, code: string) => post('/auth/admin/verify-code', { email, code })

export const resetPassword = (email: string, password: string) => post('/auth/admin/reset-password', { email, password })

export async function subscribe(user: Account, email: string) {
  const answer = await request<SubscribeAnswer>('/auth/subscribe', { method: 'PATCH', json: { email } })
  if (answer.success) updateUser({ ...user, isSubscribed: true })
  return answer
}

export async function unsubscribe(user: Account) {
  const answer = await post<SubscribeAnswer>('/auth/unsubscribe')
  if (answer.success) updateUser({ ...user, isSubscribed: false })
  return answer
}

export const useSessions = () => useOwnResource<Session[]>(sessionsPath)

export const endOtherSession = (id: string) =>
  request<MessageAnswer>(`${sessionsPath}/${encodeURIComponent(id)}`, { method: 'DELETE' })

export async function endAllSessions() {
  await request<MessageAnswer>(sessionsPath, { method: 'DELETE' })
  endSession()
}
