import { expect, it } from 'vitest'
import { symbolToRequest } from './symbol-to-request'

it.each<[string | undefined, string[], string | undefined]>([
  [undefined, [], 'SAMPLE'],
  ['SAMPLE', [], 'SAMPLE'],
  ['ARTHA-X', [], undefined],
  [undefined, ['ARTHA-X', 'ARTHA-Y'], 'ARTHA-X'],
  ['ARTHA-Y', ['ARTHA-X', 'ARTHA-Y'], 'ARTHA-Y'],
  ['ARTHA-Z', ['ARTHA-X', 'ARTHA-Y'], undefined],
  ['SAMPLE', ['ARTHA-X'], undefined],
])('%s of %j is %s', (asked, allowed, symbol) => {
  expect(symbolToRequest(asked, allowed)).toBe(symbol)
})
