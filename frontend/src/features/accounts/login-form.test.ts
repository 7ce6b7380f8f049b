import { expect, it } from 'vitest'
import { loginFormProblem } from './login-form.tsx'

const title = 'Please fill in both fields'
const email = 'Enter your email.'
const password = 'Enter your password.'

it.each([
  ['both', 'asha@artha.example', 'secret', undefined],
  ['an email that looks like none', 'asha', 'secret', undefined],
  ['a password of blanks', 'asha@artha.example', '   ', undefined],
  ['no email', '', 'secret', { title, fields: { email } }],
  ['a blank email', '  ', 'secret', { title, fields: { email } }],
  ['no password', 'asha@artha.example', '', { title, fields: { password } }],
  ['nothing', '', '', { title, fields: { email, password } }],
])('logging in with %s', (_, typedEmail, typedPassword, expected) => {
  expect(loginFormProblem({ email: typedEmail, password: typedPassword })).toEqual(expected)
})
