import { Field } from '../../ui/field.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { useForm, type FormProblem } from '../../ui/form-state.ts'
import { HiddenField } from '../../ui/hidden-field.tsx'
import { TextareaField } from '../../ui/textarea-field.tsx'
import { contactFormProblem, type ContactField } from './contact-form-problem.ts'

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
      <HiddenField name="nickname" label="Nickname" />
      <SubmitButton isSending={isSending} sendingLabel="Sending …">
        Send message
      </SubmitButton>
    </Form>
  )
}
