import { describe, expect, it } from 'vitest'
import { uniqueViolationColumn } from './unique-violation'

describe('the column of a refused row', () => {
  it.each([
    ['insert into `up_users` … - UNIQUE constraint failed: up_users.email', 'email'],
    ['UNIQUE constraint failed: up_users.username_folded', 'username_folded'],
    ['duplicate key value violates unique constraint "up_users_email_unique"', 'email'],
    ['duplicate key value violates unique constraint "up_users_username_folded_unique"', 'username_folded'],
    ['NOT NULL constraint failed: up_users.email', undefined],
    ['connection refused', undefined],
  ])('%s: %s', (message, column) => {
    expect(uniqueViolationColumn(new Error(message))).toBe(column)
  })
})
