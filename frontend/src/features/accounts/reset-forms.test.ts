import { describe, expect, it } from 'vitest'
import { forgotPasswordProblem, resetPasswordProblem, verifyCodeProblem } from './reset-forms.tsx'

describe('the email of a forgotten password', () => {
  it.each(['asha@artha.example', 'a@b', '@'])('"%s" is sent', (email) => {
    expect(forgotPasswordProblem({ email })).toBeUndefined()
  })

  it.each(['', '   ', 'asha', 'asha.artha.example'])('"%s" is not', (email) => {
    expect(forgotPasswordProblem({ email })).toMatchObject({ title: 'Please enter a valid email address.', fields: { email: expect.any(String) } })
  })
})

it.each([
  ['123456', undefined],
  ['code: 123-456', undefined],
  ['१२३४५६', undefined],
  ['12', 'Please enter the code.'],
  ['1234567', 'Please enter the code.'],
  ['', 'Please enter the code.'],
  ['  ', 'Please enter the code.'],
])('the code "%s"', (code, title) => {
  expect(verifyCodeProblem({ code })?.title).toBe(title)
})

it.each([
  ['a', undefined],
  [' ', undefined],
  ['', 'Please enter a new password.'],
])('the new password "%s"', (password, title) => {
  expect(resetPasswordProblem({ password })?.title).toBe(title)
})
