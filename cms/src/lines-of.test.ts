import { expect, it } from 'vitest'
import { linesOf } from './lines-of'

it.each([
  ['nothing', null, []],
  ['blanks', ' \n\n  ', []],
  ['two names', 'Instalment\n  Equated monthly instalment \r\n', ['Instalment', 'Equated monthly instalment']],
])('%s', (_, text, expected) => {
  expect(linesOf(text)).toEqual(expected)
})
