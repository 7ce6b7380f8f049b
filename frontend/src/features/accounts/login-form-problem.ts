import type { FormProblem } from '../../ui/form-state.ts'
import { missingFields } from './missing-fields.ts'

const words = { email: 'Enter your email.', password: 'Enter your password.' }

/** Both are needed; whether the email looks like one is not asked: the server knows whom it belongs to. */
export function loginFormProblem(values: { email: string; password: string }): FormProblem<keyof typeof words> | undefined {
  const fields = missingFields(values, words)
  return fields && { title: 'Please fill in both fields', fields }
}
