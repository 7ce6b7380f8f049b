import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Account } from '@artha/contract/account'
import { isFromThisBrowser, signInWithToken, userOfToken } from './api.ts'
import { googleNotice } from './google-notice.ts'
import type { NavigationState } from './navigation-state.ts'

/**
 * Signs in with the token of a Google sign-in, after removing it from the address. A token that was not issued to this browser may come from an
 * attacker's link to the attacker's own account, so its user is returned to be asked about first.
 */
export function useGoogleReturn() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token'))
  const [stranger, setStranger] = useState<Account>()
  const navigate = useNavigate()
  const hasStarted = useRef(false)
  const leave = useCallback(
    (isSignedIn: boolean) => void (isSignedIn ? navigate('/', { replace: true }) : navigate('/login', { replace: true, state: notSignedIn })),
    [navigate],
  )

  useEffect(() => {
    // Once only, because the token is no longer in the address afterwards
    if (hasStarted.current) return
    hasStarted.current = true
    if (!token) return leave(false)
    void navigate('/auth-success', { replace: true })
    void signInOrOwner(token).then((next) => (typeof next === 'object' ? setStranger(next) : leave(next)))
  }, [token, navigate, leave])

  return {
    stranger,
    adopt: () => token !== null && void signInWithToken(token).then(leave),
    refuse: () => void navigate('/', { replace: true }),
  }
}

const notSignedIn: NavigationState = { email: '', message: googleNotice('failed'), hasFailed: true }

/** Returns true if the token signed the user in, false if not, or the token's user if it was not issued to this browser. */
async function signInOrOwner(token: string): Promise<boolean | Account> {
  if (await isFromThisBrowser(token)) return signInWithToken(token)
  return (await userOfToken(token)) ?? false
}
