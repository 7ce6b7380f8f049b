import { expect, it } from 'vitest'
import { roleOf } from './permission-rule'
import { roleColumns, grantMessage, roleChangeMessage, toggledRole } from './role-change'

it.each(['reader', 'creator', 'admin'] as const)('the columns of a %s are read as that role again', (role) => {
  expect(roleOf({ email: 'asha@artha.example', ...roleColumns(role) }, 'owner@artha.example')).toBe(role)
})

it.each([
  ['reader', 'creator'],
  ['creator', 'reader'],
  ['admin', 'reader'],
] as const)('a toggle makes of a %s a %s', (before, after) => {
  expect(toggledRole(before)).toBe(after)
})

it.each([
  ['reader', 'Asha can no longer create content.'],
  ['creator', 'Asha can now create content.'],
  ['admin', 'Asha is now an admin.'],
] as const)('the message for the new role %s: %s', (role, message) => {
  expect(roleChangeMessage('Asha', role)).toBe(message)
})

it.each([
  [['a@x.example'], 'Access granted to a@x.example'],
  [['a@x.example', 'b@x.example'], 'Access granted to 2 people'],
])('%j: %s', (emails, message) => {
  expect(grantMessage(emails)).toBe(message)
})
