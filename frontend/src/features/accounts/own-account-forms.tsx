import { Field } from '../../ui/field.tsx'
import { useForm, type FormProblem } from '../../ui/form-state.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { missingFields } from './missing-fields.ts'

const nameTexts = { username: 'Enter a username.' }
const passwordTexts = { password: 'Enter your current password.', newPassword: 'Enter a new password.' }

function nameProblem(values: { username: string }): FormProblem<'username'> | undefined {
  const fields = missingFields(values, nameTexts)
  return fields && { title: 'Please fill in your name', fields }
}

function passwordChangeProblem(values: Record<keyof typeof passwordTexts, string>): FormProblem<keyof typeof passwordTexts> | undefined {
  const fields = missingFields(values, passwordTexts)
  return fields && { title: 'Please fill in both fields', fields }
}

type Send<Name extends string> = (values: Record<Name, string>) => Promise<FormProblem<Name> | undefined>

export function NameForm({ username, send }: { username: string; send: Send<'username'> }) {
  const { form, problem, isSending } = useForm<'username'>({ names: ['username'], check: nameProblem, send })
  return (
    <Form label="Your name" form={form} problem={problem}>
      <Field
        label="Username"
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={username}
        error={problem?.fields?.username}
      />
      <SubmitButton look="plain" isSending={isSending} sendingLabel="Changing …">
        Change name
      </SubmitButton>
    </Form>
  )
}

export function PasswordChangeForm({ email, send }: { email: string; send: Send<'password' | 'newPassword'> }) {
  const { form, problem, isSending } = useForm<'password' | 'newPassword'>({ names: ['password', 'newPassword'], check: passwordChangeProblem, send })
  return (
    <Form label="Your password" form={form} problem={problem}>
      {/* Password managers need the account's e-mail beside its password. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Current password" name="password" autoComplete="current-password" error={problem?.fields?.password} />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint="At least 8 characters. Avoid common passwords."
        error={problem?.fields?.newPassword}
      />
      <SubmitButton look="plain" isSending={isSending} sendingLabel="Changing …">
        Change password
      </SubmitButton>
    </Form>
  )
}
