import { Field } from '../../ui/field.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { useForm, type FormProblem } from '../../ui/form-state.ts'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { contactFormProblem, type ContactField } from './contact-form-problem.ts'
import styles from './contact-form.module.css'

const names = ['name', 'email', 'message', 'nickname'] as const

/** What is sent; `nickname` is the field that people do not see. */
export type ContactValues = Record<(typeof names)[number], string>

interface ContactFormProps {
  /** What stands in the message at first. */
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

/** Programs fill in every field that they find; neither eyes, keyboard, screen readers nor password managers come to this one. */
const Trap = () => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      Nickname
      <input name="nickname" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
)
