import { describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable'

const withCode = (code: string, message = 'a driver says') => Object.assign(new Error(message), { code })

describe('an error', () => {
  it.each([
    withCode('57P01', 'terminating connection due to administrator command'),
    withCode('53100', 'could not extend file: No space left on device'),
    withCode('53300', 'sorry, too many clients already'),
    withCode('08006'),
    withCode('25006', 'cannot execute UPDATE in a read-only transaction'),
    withCode('57014', 'canceling statement due to statement timeout'),
    withCode('SQLITE_FULL', 'database or disk is full'),
    withCode('SQLITE_READONLY_DBMOVED'),
    withCode('SQLITE_IOERR_WRITE'),
    withCode('ECONNREFUSED'),
    new Error('Connection terminated unexpectedly'),
    new Error('Query read timeout'),
    new Error('Knex: Timeout acquiring a connection. The pool is probably full.'),
    new Error('wrapped', { cause: withCode('ECONNRESET') }),
    new AggregateError([withCode('ECONNREFUSED')], 'all addresses failed'),
  ])('says that the database is away: $message ($code)', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(true)
  })

  it.each([
    withCode('23505', 'duplicate key value violates unique constraint'),
    withCode('42P01', 'relation does not exist'),
    withCode('SQLITE_CONSTRAINT_UNIQUE'),
    new TypeError('undefined is not a function'),
    'a text',
  ])('is another: %s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})
