import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { Account } from '@artha/contract/account'
import { adoptToken, ownerOf } from '../../api/accounts.ts'
import { wasGivenHere } from '../../api/token-cookie.ts'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { SignInQuestion } from '../../features/accounts/sign-in-question.tsx'

/**
 * The page where a sign-in with Google ends: the token comes in the address and is removed from it first. A token that was
 * not issued to this browser may be from a link of an attacker who wants the browser signed in to his account: the user is
 * asked first.
 */
export function AuthSuccessPage() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token'))
  const [stranger, setStranger] = useState<Account>()
  const navigate = useNavigate()
  const hasStarted = useRef(false)

  useEffect(() => {
    // Once: the address is read, and then empty
    if (hasStarted.current) return
    hasStarted.current = true
    if (!token) return void navigate('/login', { replace: true })
    void navigate('/auth-success', { replace: true })
    void begun(token).then((next) => {
      if (typeof next === 'string') void navigate(next, { replace: true })
      else setStranger(next)
    })
  }, [token, navigate])

  async function adoptAfterAll(given: string) {
    void navigate(await adopted(given), { replace: true })
  }

  if (stranger && token)
    return <SignInQuestion person={stranger} onYes={() => void adoptAfterAll(token)} onNo={() => void navigate('/', { replace: true })} />
  return (
    <AccountScreen
      title="Signing you in"
      intro="This takes a moment. Should nothing happen, log in once more."
      links={<Link to="/login">Log In</Link>}
    >
      <p role="status" aria-busy="true" className="visually-hidden">
        Signing you in …
      </p>
    </AccountScreen>
  )
}

/** Signs in, and says where that leads. */
const adopted = async (token: string) => ((await adoptToken(token)) ? '/' : '/login')

/** Where a token leads; or, where this browser was not given it, the person it belongs to. */
async function begun(token: string): Promise<string | Account> {
  if (await wasGivenHere(token)) return adopted(token)
  return (await ownerOf(token)) ?? '/login'
}
