import { expect, it } from 'vitest'
import { connectAtStartMs, shortenConnectWait } from './patience'

/** The part of Strapi that this rule reads. */
const over = (connectionSettings: object) =>
  ({ db: { connection: { client: { connectionSettings } } } }) as unknown as Parameters<typeof shortenConnectWait>[0]

it('waits less long for a connection once readers are served', () => {
  const settings = { host: 'db', connectionTimeoutMillis: connectAtStartMs }
  shortenConnectWait(over(settings))
  expect(settings).toEqual({ host: 'db', connectionTimeoutMillis: 3_000 })
})

it('leaves a file of SQLite alone', () => {
  const settings = { filename: 'data.db' }
  shortenConnectWait(over(settings))
  expect(settings).toEqual({ filename: 'data.db' })
})
