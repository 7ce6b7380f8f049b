import { expect, it } from 'vitest'
import { connectTimeoutAtStartMs, shortenConnectTimeout } from './connect-timeout'

/** The part of Strapi that this rule reads. */
const over = (connectionSettings: object) =>
  ({ db: { connection: { client: { connectionSettings } } } }) as unknown as Parameters<typeof shortenConnectTimeout>[0]

it('waits less long for a connection once readers are served', () => {
  const settings = { host: 'db', connectionTimeoutMillis: connectTimeoutAtStartMs }
  shortenConnectTimeout(over(settings))
  expect(settings).toEqual({ host: 'db', connectionTimeoutMillis: 3_000 })
})

it('leaves a file of SQLite alone', () => {
  const settings = { filename: 'data.db' }
  shortenConnectTimeout(over(settings))
  expect(settings).toEqual({ filename: 'data.db' })
})
