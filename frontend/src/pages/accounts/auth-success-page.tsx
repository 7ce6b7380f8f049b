import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { Account } from '@artha/contract/account'
import { adoptToken, ownerOf } from '../../api/accounts.ts'
import { wasGivenHere } from '../../api/token-cookie.ts'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { SignInQuestion } from '../../features/accounts/sign-in-question.tsx'

/**
 * Where Google's sign-in ends: the token comes in the address, and leaves it before anything else happens. One that this
 * browser was not given may be in a link of somebody who wants it signed in as himself: whoever sits here is asked.
 */
export function AuthSuccessPage() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token'))
  const [stranger, setStranger] = useState<Account>()
  const navigate = useNavigate()
  const hasStarted = useRef(false)

  async function adopt(given: string) {
    const isSomebodys = await adoptToken(given)
    void navigate(isSomebodys ? '/' : '/login', { replace: true })
  }

  async function begin(given: string) {
    if (await wasGivenHere(given)) return adopt(given)
    const owner = await ownerOf(given)
    if (owner === undefined) return void navigate('/login', { replace: true })
    setStranger(owner)
  }

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    if (!token) return void navigate('/login', { replace: true })
    void navigate('/auth-success', { replace: true })
    void begin(token)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once: the address is read, and then empty
  }, [])

  if (stranger && token) return <SignInQuestion person={stranger} onYes={() => void adopt(token)} onNo={() => void navigate('/', { replace: true })} />
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
