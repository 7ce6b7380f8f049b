import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { resetCodeIn } from '@artha/contract/reset-code'
import { refusalOf } from '../../api/refusal-of.ts'
import { Button } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import { titledProblemOf } from '../../ui/refused-call.ts'
import { useSendCode, useVerifyCode } from './api.ts'
import { useNavigationEmail, type NavigationState } from './navigation-state.ts'
import { VerifyCodeForm } from './reset-forms.tsx'

const verified = 'Code verified. You can now reset password.'

/** The form of the code that was sent, and a way to get another one. */
export function VerifyCode() {
  const email = useNavigationEmail()
  const navigate = useNavigate()
  const verifyCode = useVerifyCode()

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
    <>
      <VerifyCodeForm email={email} send={send} />
      <SendAgain email={email} />
    </>
  )
}

function SendAgain({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<{ kind: 'done' | 'failed'; title: string; detail?: string | undefined }>()
  const sendCode = useSendCode()
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
