import { expect, it } from 'vitest'
import { changedWords } from './changed-words'

it.each([
  ['The rate is 5.25%.', 'The rate is 5.50%.', 1, 1],
  ['Up to ₹1,00,000', 'Up to ₹1,50,000 a year', 3, 1],
  ['One two', 'two, One!', 0, 0],
  ['', 'New words here', 3, 0],
  ['the rate and the bank', 'the rate and a bank', 1, 1],
  ['ब्याज दर बढ़ी', 'ब्याज दर घटी', 1, 1],
  ['Same', 'Same', 0, 0],
])('“%s” and “%s”: %i more, %i fewer', (before, after, added, removed) => {
  expect(changedWords(before, after)).toEqual({ added, removed })
})
