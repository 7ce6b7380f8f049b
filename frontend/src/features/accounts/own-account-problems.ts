import type { FormProblem } from '../../ui/form-state.ts'
import { missingFields } from './missing-fields.ts'

const nameWords = { username: 'Enter a username.' }
const passwordWords = { password: 'Enter your current password.', newPassword: 'Enter a new password.' }

export function nameProblem(values: { username: string }): FormProblem<'username'> | undefined {
  const fields = missingFields(values, nameWords)
  return fields && { title: 'Please fill in your name', fields }
}

export function passwordChangeProblem(values: Record<keyof typeof passwordWords, string>): FormProblem<keyof typeof passwordWords> | undefined {
  const fields = missingFields(values, passwordWords)
  return fields && { title: 'Please fill in both fields', fields }
}
