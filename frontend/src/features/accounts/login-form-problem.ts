import type { FormProblem } from '../../ui/form-state.ts'
import { missingFields } from './missing-fields.ts'

const words = { email: 'Enter your email.', password: 'Enter your password.' }

/** Returns the problem if a field is empty, else undefined. The server checks the e-mail itself. */
export function loginFormProblem(values: { email: string; password: string }): FormProblem<keyof typeof words> | undefined {
  const fields = missingFields(values, words)
  return fields && { title: 'Please fill in both fields', fields }
}
