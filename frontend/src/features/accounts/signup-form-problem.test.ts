import { expect, it } from 'vitest'
import { signupFormProblem, type SignupField } from './signup-form-problem.ts'

const filled = { username: 'Asha', email: 'asha@artha.example', password: 'quiet harbour 9', confirmPassword: 'quiet harbour 9' }

const wrongFieldsOf = (changed: Partial<Record<SignupField, string>>) => {
  const problem = signupFormProblem({ ...filled, ...changed })
  return problem && [problem.title, Object.keys(problem.fields ?? {})]
}

it.each([
  ['all fields', {}, undefined],
  ['an email that looks like none', { email: 'asha' }, undefined],
  ['a short password', { password: 'a', confirmPassword: 'a' }, undefined],
  ['no username', { username: ' ' }, ['Please fill in all fields', ['username']]],
  ['no password, the other one kept', { password: '' }, ['Please fill in all fields', ['password']]],
  ['nothing but a name', { email: '', password: '', confirmPassword: '' }, ['Please fill in all fields', ['email', 'password', 'confirmPassword']]],
  ['two passwords', { confirmPassword: 'quiet harbour 8' }, ['Passwords do not match', ['confirmPassword']]],
  ['two passwords of unlike case', { confirmPassword: 'Quiet harbour 9' }, ['Passwords do not match', ['confirmPassword']]],
])('signing up with %s', (_, changed, expected) => {
  expect(wrongFieldsOf(changed)).toEqual(expected)
})
