import { expect, it } from 'vitest'
import { comparedNumbersIn } from './compared-numbers.ts'

it.each([
  ['from=1&to=3', { from: 1, to: 3 }],
  ['from=12&to=3', { from: 3, to: 12 }],
  ['from=0&to=1', { from: 0, to: 1 }],
  ['from=2&to=2', undefined],
  ['from=1', undefined],
  ['from=1&to=', undefined],
  ['from=-1&to=3', undefined],
  ['from=1e3&to=3', undefined],
  ['from=9999999999&to=3', undefined],
  ['', undefined],
])('“%s” names %j', (search, numbers) => {
  expect(comparedNumbersIn(new URLSearchParams(search))).toEqual(numbers)
})
