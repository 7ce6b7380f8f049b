import { Link } from 'react-router-dom'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { SignInQuestion } from '../../features/accounts/sign-in-question.tsx'
import { useGoogleReturn } from '../../features/accounts/use-google-return.ts'

/** The last page of a Google sign-in. */
export function AuthSuccessPage() {
  const { stranger, adopt, refuse } = useGoogleReturn()
  if (stranger) return <SignInQuestion person={stranger} onYes={adopt} onNo={refuse} />
  return (
    <AccountScreen title="Signing you in" intro="This takes a moment. If nothing happens, log in again." links={<Link to="/login">Log In</Link>}>
      <p role="status" aria-busy="true" className="visually-hidden">
        Signing you in …
      </p>
    </AccountScreen>
  )
}
