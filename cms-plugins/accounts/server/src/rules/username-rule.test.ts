import { expect, it } from 'vitest'
import { usernameProblem } from './username-rule'

const tooShort = 'At least 3 characters'

it.each([
  ['asha', undefined],
  ['abc', undefined],
  ['आशा', undefined],
  ['a b', undefined],
  ['', tooShort],
  ['ab', tooShort],
  ['  ab  ', tooShort],
  ['a\u200bb', tooShort],
  ['\u00ad\u200b\u200d', tooShort],
])('%j: %s', (username, problem) => {
  expect(usernameProblem(username)).toBe(problem)
})
