import { Field } from '../../ui/field.tsx'
import { useForm, type FormProblem } from '../../ui/form-state.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { signupFormProblem, type SignupField } from './signup-form-problem.ts'

const names = ['username', 'email', 'password', 'confirmPassword'] as const

interface SignupFormProps {
  send: (values: Record<SignupField, string>) => Promise<FormProblem<SignupField> | undefined>
}

export function SignupForm({ send }: SignupFormProps) {
  const { form, problem, isSending } = useForm<SignupField>({ names, check: signupFormProblem, send })
  const wrong = problem?.fields
  return (
    <Form label="Sign up" form={form} problem={problem}>
      <Field label="Username" name="username" autoComplete="nickname" autoCapitalize="none" spellCheck={false} error={wrong?.username} />
      <Field label="Email" name="email" type="email" autoComplete="username" error={wrong?.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters. Avoid common passwords; a few random words are easy to remember."
        error={wrong?.password}
      />
      <PasswordField label="Confirm password" name="confirmPassword" autoComplete="new-password" error={wrong?.confirmPassword} />
      <SubmitButton isSending={isSending} sendingLabel="Signing up …">
        Sign Up
      </SubmitButton>
    </Form>
  )
}
