import { expect, test } from 'vitest'
import { accountBuilder } from '../mocks/data/account-builder.ts'
import { storedAccount } from './stored-account.ts'

const account = accountBuilder()

test('what was stored is read again', () => {
  expect(storedAccount(JSON.stringify(account))).toEqual(account)
})

test.each([
  ['nothing', null],
  ['no JSON', 'undefined'],
  ['null', 'null'],
  ['a text', '"Asha"'],
  ['an account without a name', JSON.stringify({ ...account, username: undefined })],
  ['a name that is no text', JSON.stringify({ ...account, username: { toString: 1 } })],
])('%s is no account', (_, text) => {
  expect(storedAccount(text)).toBeUndefined()
})

test('a right is only what says so plainly', () => {
  const text = JSON.stringify({ ...account, isAdmin: 'yes', isPrimaryAdmin: 1, createdAt: 5 })
  expect(storedAccount(text)).toEqual({ ...account, isAdmin: false, isPrimaryAdmin: false, createdAt: '' })
})
