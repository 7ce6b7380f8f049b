import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { resetCodeIn } from '@artha/contract/reset-code'
import { useWrite } from '../../api/use-write.ts'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { titledProblemOf } from '../../ui/refused-call.ts'
import { VerifyCodeForm } from '../../features/accounts/reset-forms.tsx'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import { useNavigationEmail, type NavigationState } from './navigation-state.ts'
import { refusalOf } from '../../api/refusal-of.ts'

const verified = 'Code verified. You can now reset password.'

export function VerifyCodePage() {
  const email = useNavigationEmail()
  const navigate = useNavigate()
  const { write: verifyCode } = useWrite('verifyCode')

  async function send({ code }: { code: string }) {
    try {
      await verifyCode({ body: { email, code: resetCodeIn(code) ?? code } })
      const state: NavigationState = { email, message: verified }
      await navigate('/reset-password', { state, replace: true })
      return undefined
    } catch (error) {
      return titledProblemOf<'code'>(refusalOf(error), 'Invalid code.')
    }
  }

  return (
    <AccountScreen
      title="Verify code"
      intro="If this email has an account, we have sent it a code and a link. Each works once, for ten minutes."
      links={
        <>
          <Link to="/forgot-password">Use another email</Link>
          <Link to="/login">Log In</Link>
        </>
      }
    >
      <VerifyCodeForm email={email} send={send} />
      <SendAgain email={email} />
    </AccountScreen>
  )
}

function SendAgain({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<{ kind: 'done' | 'failed'; title: string; detail?: string | undefined }>()
  const { write: sendCode } = useWrite('sendCode')
  const sendAgain = async () => {
    setOutcome(undefined)
    try {
      await sendCode({ body: { email } })
      setOutcome({ kind: 'done', title: 'We have sent a new code.', detail: 'The previous code no longer works; the links in both emails do.' })
    } catch (error) {
      setOutcome({ kind: 'failed', ...titledProblemOf(refusalOf(error), 'Failed to send code.') })
    }
  }
  return (
    <div>
      <LiveRegion role="status">{outcome && <Message kind={outcome.kind} title={outcome.title} detail={outcome.detail} />}</LiveRegion>
      <Button look="bare" onClick={() => void sendAgain()}>
        Send another code
      </Button>
    </div>
  )
}
