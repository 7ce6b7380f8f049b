import { Field } from '../../ui/field.tsx'
import { useForm, type FormProblem } from '../../ui/form-state.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { missingFields } from './missing-fields.ts'

const words = { email: 'Enter your email.', password: 'Enter your password.' }

/** Returns the problem if a field is empty, else undefined. The server checks the e-mail itself. */
export function loginFormProblem(values: { email: string; password: string }): FormProblem<keyof typeof words> | undefined {
  const fields = missingFields(values, words)
  return fields && { title: 'Please fill in both fields', fields }
}

const names = ['email', 'password'] as const
type LoginField = (typeof names)[number]

interface LoginFormProps {
  /** The address to prefill. */
  email: string
  send: (values: Record<LoginField, string>) => Promise<FormProblem<LoginField> | undefined>
}

export function LoginForm({ email, send }: LoginFormProps) {
  const { form, problem, isSending } = useForm<LoginField>({ names, check: loginFormProblem, send })
  return (
    <Form label="Log in" form={form} problem={problem}>
      <Field label="Email" name="email" type="email" autoComplete="username" defaultValue={email} error={problem?.fields?.email} />
      <PasswordField label="Password" name="password" autoComplete="current-password" error={problem?.fields?.password} />
      <SubmitButton isSending={isSending} sendingLabel="Logging in …">
        Log In
      </SubmitButton>
    </Form>
  )
}
