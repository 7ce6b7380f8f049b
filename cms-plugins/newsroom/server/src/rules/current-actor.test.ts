import { expect, it } from 'vitest'
import { currentActor, type RequestState } from './current-actor'

const cases: [string, RequestState | undefined, string][] = [
  ['no request', undefined, 'system'],
  ['a visitor', {}, 'system'],
  ['an account of the site', { account: { documentId: 'abc' } }, 'user:abc'],
  ['an administrator of the Studio', { user: { id: 3 }, auth: { strategy: { name: 'admin' } } }, 'studio:3'],
  ['a user whom another strategy let in', { user: { id: 3 }, auth: { strategy: { name: 'api-token' } } }, 'system'],
  ['a user without a strategy', { user: { id: 3 } }, 'system'],
]

it.each(cases)('%s', (_name, state, expected) => {
  expect(currentActor(state)).toBe(expected)
})
