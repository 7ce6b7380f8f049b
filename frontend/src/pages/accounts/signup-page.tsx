import { Link } from 'react-router-dom'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { GoogleSignIn } from '../../features/accounts/google-sign-in.tsx'
import { SignUp } from '../../features/accounts/sign-up.tsx'
import { useHomeWhenSignedIn } from './session-redirects.ts'

export function SignupPage() {
  useHomeWhenSignedIn()
  return (
    <AccountScreen
      title="Sign up"
      intro="With an account you can get our newsletter and, once approved, write here. You can read without one."
      links={
        <>
          <Link to="/forgot-password">Forgot Password</Link>
          <Link to="/login">Log In</Link>
        </>
      }
    >
      <SignUp />
      <GoogleSignIn label="Sign Up with Google" />
    </AccountScreen>
  )
}
