import { Link, useSearchParams } from 'react-router-dom'
import { useLogIn } from '../../api/accounts.ts'
import type { ApiError } from '../../api/api-error.ts'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { googleNotice } from '../../features/accounts/google-notice.ts'
import { GoogleSignIn } from '../../features/accounts/google-sign-in.tsx'
import { LoginForm } from '../../features/accounts/login-form.tsx'
import { problemOf } from '../../ui/refused-call.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import { useNavigationState } from './navigation-state.ts'
import { refusalOf } from '../../api/refusal-of.ts'
import { useHomeWhenSignedIn } from './session-redirects.ts'
import { useSignInAid } from './sign-in-aid.ts'

/** Replaces the advice about an expired session, which makes no sense on the login page. */
const problemOfLogin = (call: ApiError) => {
  const problem = problemOf<'email' | 'password'>(call, 'Login failed')
  return call.code === 'unauthenticated' ? { ...problem, detail: 'Check both and try again.' } : problem
}

export function LoginPage() {
  const state = useNavigationState()
  useHomeWhenSignedIn(state?.returnTo)
  const [search] = useSearchParams()
  const signInAid = useSignInAid()
  const { write: logIn } = useLogIn()
  /** Success needs no message here, because a signed-in user is redirected to the front page. */
  const send = async (body: { email: string; password: string }) =>
    logIn({ body }).then(
      () => undefined,
      (error: unknown) => problemOfLogin(refusalOf(error)),
    )
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
      {state?.message && (
        <LiveRegion role={state.hasFailed ? 'alert' : 'status'}>
          <Message kind={state.hasFailed ? 'failed' : 'done'} title={state.message} />
        </LiveRegion>
      )}
      <LoginForm email={state?.email ?? ''} send={send} />
      <GoogleSignIn label="Login with Google" notice={googleNotice(search.get('google'))} />
      {signInAid}
    </AccountScreen>
  )
}
