import { Link, useSearchParams } from 'react-router-dom'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { googleNotice } from '../../features/accounts/google-notice.ts'
import { GoogleSignIn } from '../../features/accounts/google-sign-in.tsx'
import { LogIn } from '../../features/accounts/log-in.tsx'
import { useNavigationState } from '../../features/accounts/navigation-state.ts'
import { useHomeWhenSignedIn } from './session-redirects.ts'
import { useSignInAid } from './sign-in-aid.ts'

export function LoginPage() {
  const state = useNavigationState()
  useHomeWhenSignedIn(state?.returnTo)
  const [search] = useSearchParams()
  const signInAid = useSignInAid()
  return (
    <AccountScreen
      title="Log in"
      links={
        <>
          <Link to="/forgot-password">Forgot Password</Link>
          <Link to="/signup">Sign Up</Link>
        </>
      }
    >
      <LogIn state={state} />
      <GoogleSignIn label="Login with Google" notice={googleNotice(search.get('google'))} />
      {signInAid}
    </AccountScreen>
  )
}
