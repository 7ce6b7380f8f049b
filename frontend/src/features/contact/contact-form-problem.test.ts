import { expect, it } from 'vitest'
import { contactFormProblem, type ContactField } from './contact-form-problem.ts'

const filled = { name: 'Asha', email: 'asha@artha.example', message: 'A question.' }

const wrongFieldsOf = (changed: Partial<Record<ContactField, string>>) => {
  const problem = contactFormProblem({ ...filled, ...changed })
  return problem && [problem.title, Object.keys(problem.fields ?? {})]
}

it.each([
  ['all fields', {}, undefined],
  ['blanks for a name', { name: '  ' }, ['Please fill in all fields', ['name']]],
  ['nothing', { name: '', email: '', message: '\n' }, ['Please fill in all fields', ['name', 'email', 'message']]],
  ['an email without @', { email: 'asha' }, ['Please check your email', ['email']]],
])('a message with %s', (_, changed, expected) => {
  expect(wrongFieldsOf(changed)).toEqual(expected)
})
