import type { ApiError } from '../../api/api-error.ts'
import { refusalOf } from '../../api/refusal-of.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import { problemOf } from '../../ui/refused-call.ts'
import { useLogIn } from './api.ts'
import { LoginForm } from './login-form.tsx'
import type { NavigationState } from './navigation-state.ts'

/** Replaces the advice about an expired session, which makes no sense on the login page. */
const problemOfLogin = (call: ApiError) => {
  const problem = problemOf<'email' | 'password'>(call, 'Login failed')
  return call.code === 'unauthenticated' ? { ...problem, detail: 'Check both and try again.' } : problem
}

/** The login form, with the message that the page before passed. Success needs none, because a signed-in user is redirected. */
export function LogIn({ state }: { state: NavigationState | undefined }) {
  const { write: logIn } = useLogIn()
  const send = async (body: { email: string; password: string }) =>
    logIn({ body }).then(
      () => undefined,
      (error: unknown) => problemOfLogin(refusalOf(error)),
    )
  return (
    <>
      {state?.message && (
        <LiveRegion role={state.hasFailed ? 'alert' : 'status'}>
          <Message kind={state.hasFailed ? 'failed' : 'done'} title={state.message} />
        </LiveRegion>
      )}
      <LoginForm email={state?.email ?? ''} send={send} />
    </>
  )
}
