import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { adoptToken } from '../../api/accounts.ts'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'

/** Where Google's sign-in ends: the token comes in the address, and leaves it before anything else happens. */
export function AuthSuccessPage() {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get('token'))
  const navigate = useNavigate()
  const hasStarted = useRef(false)

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    if (!token) return void navigate('/login', { replace: true })
    void navigate('/auth-success', { replace: true })
    void adoptToken(token).then((isSomebodys) => navigate(isSomebodys ? '/' : '/login', { replace: true }))
  }, [token, navigate])

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
