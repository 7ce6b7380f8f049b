import { Client } from 'pg'
import { expect, it } from 'vitest'
import { databaseAddress } from './database-address'

const partsOf = (address: string | undefined) => {
  const { user, password, host, port, database } = new Client({ connectionString: address })
  return { user, password, host, port, database }
}
const place = { user: 'artha', host: 'postgres', port: 5432, database: 'artha' }

const passwords = [
  'abc123',
  'p@ss',
  'a/b',
  'a#b?c',
  'a:b',
  '100%',
  '%zz',
  'a b',
  '"q\'',
  '$HOME',
  '&=+',
  '[x]',
  '\\',
  'पैसा',
  '@@//::',
  'x@elsewhere:1/y',
]

it.each(passwords)('the password %j in an address is that password', (password) => {
  expect(partsOf(databaseAddress(`postgres://artha:${password}@postgres:5432/artha`))).toEqual({ ...place, password })
  expect(partsOf(databaseAddress(`postgresql://artha:${encodeURIComponent(password)}@postgres:5432/artha`))).toEqual({ ...place, password })
})

it.each([...passwords, '%41', 'a%20b'])('the password %j that is given apart is that password', (password) => {
  expect(partsOf(databaseAddress('postgres://artha@postgres:5432/artha', password))).toEqual({ ...place, password })
  expect(partsOf(databaseAddress('postgres://artha:another@postgres:5432/artha', password))).toEqual({ ...place, password })
})

it.each([
  ['postgres://127.0.0.1:5432/artha', 'postgres://127.0.0.1:5432/artha'],
  ['postgres://artha@/artha?host=/var/run/postgresql', 'postgres://artha@/artha?host=/var/run/postgresql'],
  ['postgresql://artha:x@[::1]:5432/artha?sslmode=require', 'postgres://artha:x@[::1]:5432/artha?sslmode=require'],
  ['postgres://a%40b:x@db.example/artha', 'postgres://a%40b:x@db.example/artha'],
])('%s stays what it is', (given, address) => {
  expect(databaseAddress(given)).toBe(address)
})

it.each(['mysql://x', 'postgres://artha:se/cret', 'postgres://artha:s#cret@host/a#b', 'artha'])('%s is none', (given) => {
  expect(databaseAddress(given)).toBeUndefined()
})
