import { codeFormatMessage, resetCodeIn } from '@artha/contract/reset-code'
import type { FormProblem } from '../../ui/form-state.ts'

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
