import { codeFormatMessage, resetCodeIn } from '@artha/contract/reset-code'
import { Field } from '../../ui/field.tsx'
import { useForm, type FormProblem } from '../../ui/form-state.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

/** The forms of the three steps to a new password. */
type Send<Name extends string> = (values: Record<Name, string>) => Promise<FormProblem<Name> | undefined>

/** The e-mail from the step before. Read-only, and present so that password managers know the account. */
const CarriedEmail = ({ email }: { email: string }) => (
  <Field label="Email" name="email" type="email" autoComplete="username" value={email} readOnly />
)

export function ForgotPasswordForm({ send }: { send: Send<'email'> }) {
  const { form, problem, isSending } = useForm<'email'>({ names: ['email'], check: forgotPasswordProblem, send })
  return (
    <Form label="Forgot password" form={form} problem={problem}>
      <Field label="Email" name="email" type="email" autoComplete="username" error={problem?.fields?.email} />
      <SubmitButton isSending={isSending} sendingLabel="Sending …">
        Send code
      </SubmitButton>
    </Form>
  )
}

export function VerifyCodeForm({ email, send }: { email: string; send: Send<'code'> }) {
  const { form, problem, isSending } = useForm<'code'>({ names: ['code'], check: verifyCodeProblem, send })
  return (
    <Form label="Verify code" form={form} problem={problem}>
      <CarriedEmail email={email} />
      <Field label="Code" name="code" inputMode="numeric" autoComplete="one-time-code" hint="Six digits." error={problem?.fields?.code} />
      <SubmitButton isSending={isSending} sendingLabel="Verifying …">
        Verify code
      </SubmitButton>
    </Form>
  )
}

export function ResetPasswordForm({ email, send }: { email: string; send: Send<'password'> }) {
  const { form, problem, isSending } = useForm<'password'>({ names: ['password'], check: resetPasswordProblem, send })
  return (
    <Form label="Reset password" form={form} problem={problem}>
      <CarriedEmail email={email} />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters. Avoid common passwords."
        error={problem?.fields?.password}
      />
      <SubmitButton isSending={isSending} sendingLabel="Updating …">
        Update password
      </SubmitButton>
    </Form>
  )
}

/** Returns the problem if the text cannot be an address. Never reveals if it has an account. */
export function forgotPasswordProblem({ email }: { email: string }): FormProblem<'email'> | undefined {
  if (email.trim() !== '' && email.includes('@')) return undefined
  const title = 'Please enter a valid email address.'
  return { title, fields: { email: 'It should look like name@example.com.' } }
}

export function verifyCodeProblem({ code }: { code: string }): FormProblem<'code'> | undefined {
  return resetCodeIn(code) === undefined ? { title: 'Please enter the code.', fields: { code: codeFormatMessage } } : undefined
}

export function resetPasswordProblem({ password }: { password: string }): FormProblem<'password'> | undefined {
  return password === '' ? { title: 'Please enter a new password.', fields: { password: 'Enter a new password.' } } : undefined
}
