import { namesOf } from '@artha/contract/names-of'
import type { FormProblem } from '../../ui/form-state.ts'

const words = {
  name: 'Enter your name.',
  email: 'Enter your email so that we can reply.',
  message: 'Write a message.',
}

export type ContactField = keyof typeof words

/** Returns the problem if a field is empty or the e-mail has no "@", else undefined. The server checks lengths and the address. */
export function contactFormProblem(values: Record<ContactField, string>): FormProblem<ContactField> | undefined {
  const names = namesOf(words)
  const missing = names.filter((name) => values[name].trim() === '')
  if (missing.length > 0) {
    return { title: 'Please fill in all fields', fields: Object.fromEntries(missing.map((name) => [name, words[name]])) }
  }
  if (values.email.includes('@')) return undefined
  return { title: 'Please check your email', fields: { email: 'Please enter a valid email address.' } }
}
