import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { sessionEndedBy, useSession, type SessionState } from '../../api/session.ts'
import type { NavigationState } from './navigation-state.ts'

/** Goes elsewhere, in place of this page, as soon as the session is known to be so. */
function useRedirect(when: SessionState['status'], to: string) {
  const { status } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (status === when) void navigate(to, { replace: true })
  }, [status, when, to, navigate])
}

/** Pages to which a user is led back whose session ended there. */
const isOnDesk = (path: string) => path === '/form' || path === '/dashboard' || path.startsWith('/dashboard/')

export const useHomeWhenSignedIn = (returnTo = '/') => useRedirect('signed-in', isOnDesk(returnTo) ? returnTo : '/')

export const useLoginWhenSignedOut = () => useRedirect('signed-out', '/login')

/**
 * The same for a page with work on it: when the session ends there, the login page says so and leads back after signing in. It has
 * the person's address where the session ran out under their hands, never after signing out: the next person may be another one.
 */
export function useLoginAndBack(path: string) {
  const { status, user } = useSession()
  const navigate = useNavigate()
  const email = useRef<string>(undefined)
  useEffect(() => {
    if (status === 'signed-in') email.current = user?.email ?? ''
    if (status !== 'signed-out') return
    const message = 'Your session has ended. Log in again to continue: your work is saved in this browser.'
    const isOver = email.current !== undefined && sessionEndedBy() !== 'person'
    const address = sessionEndedBy() === 'server' ? email.current : undefined
    const state: NavigationState | undefined = isOver ? { email: address ?? '', message, returnTo: path } : undefined
    void navigate('/login', { replace: true, state })
  }, [status, user, path, navigate])
}
