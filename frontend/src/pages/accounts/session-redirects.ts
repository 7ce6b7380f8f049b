import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession, type SessionState } from '../../api/session.ts'

/** Goes elsewhere, in place of this page, as soon as the session is known to be so. */
function useRedirect(when: SessionState['status'], to: string) {
  const { status } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (status === when) void navigate(to, { replace: true })
  }, [status, when, to, navigate])
}

export const useHomeWhenSignedIn = () => useRedirect('signed-in', '/')

export const useLoginWhenSignedOut = () => useRedirect('signed-out', '/login')
