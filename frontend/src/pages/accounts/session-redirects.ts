import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { sessionEndedBy, useSession, type SessionState } from '../../api/session.ts'
import type { NavigationState } from '../../features/accounts/navigation-state.ts'

/** Replaces this page with another once the session has the given status. */
function useRedirect(when: SessionState['status'], to: string) {
  const { status } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (status === when) void navigate(to, { replace: true })
  }, [status, when, to, navigate])
}

/** True for pages that a user returns to after signing in again. */
const isOnDesk = (path: string) => path === '/form' || path === '/dashboard' || path.startsWith('/dashboard/')

export const useHomeWhenSignedIn = (returnTo = '/') => useRedirect('signed-in', isOnDesk(returnTo) ? returnTo : '/')

export const useLoginWhenSignedOut = () => useRedirect('signed-out', '/login')

/**
 * Redirects to the login page when the session ends on a page with work on it; signing in again returns to that page. The login form is prefilled
 * only if the server ended the session, not after signing out, because the next person may be someone else.
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
