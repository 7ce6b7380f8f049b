import type { FormProblem } from '../../ui/form-state.ts'
import { missingFields } from './missing-fields.ts'

const words = {
  username: 'Enter a username.',
  email: 'Enter your email.',
  password: 'Enter a password.',
  confirmPassword: 'Enter the password again.',
}

export type SignupField = keyof typeof words

/** Returns the problem if a field is empty or the passwords differ, else undefined. The server judges the password's strength. */
export function signupFormProblem(values: Record<SignupField, string>): FormProblem<SignupField> | undefined {
  const fields = missingFields(values, words)
  if (fields) return { title: 'Please fill in all fields', fields }
  if (values.password === values.confirmPassword) return undefined
  return { title: 'Passwords do not match', fields: { confirmPassword: 'The passwords are different.' } }
}
