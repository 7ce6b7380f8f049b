import { Field } from '../../ui/field.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { useForm, type FormProblem } from '../../ui/form-state.ts'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { contactFormProblem, type ContactField } from './contact-form-problem.ts'
import styles from './contact-form.module.css'

const names = ['name', 'email', 'message', 'nickname'] as const

/** The values to send. `nickname` is the hidden field. */
export type ContactValues = Record<(typeof names)[number], string>

interface ContactFormProps {
  /** The text to prefill. */
  message?: string
  send: (values: ContactValues) => Promise<FormProblem<ContactField> | undefined>
}

export function ContactForm({ send, message = '' }: ContactFormProps) {
  const { form, problem, isSending } = useForm<(typeof names)[number]>({ names, check: contactFormProblem, send })
  const wrong = problem?.fields
  return (
    <Form label="Contact" form={form} problem={problem}>
      <Field label="Name" name="name" autoComplete="name" error={wrong?.name} />
      <Field label="Email" name="email" type="email" autoComplete="email" error={wrong?.email} />
      <TextareaField label="Message" name="message" rows={7} defaultValue={message} error={wrong?.message} />
      <Trap />
      <SubmitButton isSending={isSending} sendingLabel="Sending …">
        Send message
      </SubmitButton>
    </Form>
  )
}

/** A hidden field against spam: bots fill in every field, and no person reaches this one by sight, keyboard, screen reader or password manager. */
const Trap = () => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      Nickname
      <input name="nickname" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
