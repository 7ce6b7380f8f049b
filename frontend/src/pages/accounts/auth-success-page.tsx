import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { Account } from '@artha/contract/account'
import { signInWithToken, userOfToken } from '../../api/accounts.ts'
import { isFromThisBrowser } from '../../api/token-cookie.ts'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { googleNotice } from '../../features/accounts/google-notice.ts'
import { SignInQuestion } from '../../features/accounts/sign-in-question.tsx'
import type { NavigationState } from './navigation-state.ts'

/**
 * The last page of a Google sign-in. It removes the token from the address first. A token that was not issued to this browser may come from an
 * attacker's link to the attacker's own account, so the user is asked before it is used.
 */
export function AuthSuccessPage() {
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

  const adoptAfterAll = async (given: string) => leave(await signInWithToken(given))

  if (stranger && token)
    return <SignInQuestion person={stranger} onYes={() => void adoptAfterAll(token)} onNo={() => void navigate('/', { replace: true })} />
  return (
    <AccountScreen title="Signing you in" intro="This takes a moment. If nothing happens, log in again." links={<Link to="/login">Log In</Link>}>
      <p role="status" aria-busy="true" className="visually-hidden">
        Signing you in …
      </p>
    </AccountScreen>
  )
}

const notSignedIn: NavigationState = { email: '', message: googleNotice('failed'), hasFailed: true }

/** Returns true if the token signed the user in, false if not, or the token's user if it was not issued to this browser. */
async function signInOrOwner(token: string): Promise<boolean | Account> {
  if (await isFromThisBrowser(token)) return signInWithToken(token)
  return (await userOfToken(token)) ?? false
}
