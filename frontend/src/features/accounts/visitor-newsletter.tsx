import { visitorConsent } from '@artha/contract/newsletter-consent'
import { useState } from 'react'
import { refusalOf } from '../../api/refusal-of.ts'
import { Field } from '../../ui/field.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { useForm, type FormProblem } from '../../ui/form-state.ts'
import { HiddenField } from '../../ui/hidden-field.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import { problemOf } from '../../ui/refused-call.ts'
import { useRequestSubscription } from './api.ts'
import styles from './visitor-newsletter.module.css'

const names = ['email', 'nickname'] as const

type Values = Record<(typeof names)[number], string>

function problemIn({ email }: Values): FormProblem<'email'> | undefined {
  if (email.includes('@')) return undefined
  return { title: 'Please check your email', fields: { email: 'Please enter a valid email address.' } }
}

/** The newsletter form of a reader without an account. The address is asked by a mail, so the form only says where to look next. */
export function VisitorNewsletter() {
  const write = useRequestSubscription()
  /** The addresses that were asked. Each starts a new form. */
  const [asked, setAsked] = useState<readonly string[]>([])
  const [isJustAsked, setIsJustAsked] = useState(false)

  async function send({ email, nickname }: Values) {
    setIsJustAsked(false)
    const address = email.trim()
    try {
      await write({ body: { email: address, ...(nickname !== '' && { nickname }) } })
      setAsked([...asked, address])
      setIsJustAsked(true)
      return undefined
    } catch (error) {
      return problemOf<'email'>(refusalOf(error), 'We could not take your address.')
    }
  }

  return (
    <div className={styles.box}>
      <AddressForm key={asked.length} send={send} />
      <LiveRegion role="status">
        {isJustAsked && (
          <Message
            kind="done"
            title="Look into your mailbox"
            detail={`We have sent a link to ${asked.at(-1) ?? ''}. Open it within 48 hours and press the button there. No email? Look into the spam folder.`}
          />
        )}
      </LiveRegion>
    </div>
  )
}

function AddressForm({ send }: { send: (values: Values) => Promise<FormProblem<'email'> | undefined> }) {
  const { form, problem, isSending } = useForm<(typeof names)[number]>({ names, check: problemIn, send })
  return (
    <Form label="Newsletter" form={form} problem={problem}>
      <Field label="Email for the newsletter" name="email" type="email" autoComplete="email" error={problem?.fields?.email} />
      <HiddenField name="nickname" label="Nickname" />
      <SubmitButton isSending={isSending} sendingLabel="Subscribing...">
        Subscribe Free
      </SubmitButton>
      <p className={styles.consent}>{visitorConsent.text}</p>
    </Form>
  )
}
