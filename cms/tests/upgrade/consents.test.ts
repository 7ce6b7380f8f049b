import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Knex } from 'knex'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../access/database'
import { startCms } from '../running-cms'
import { fixedKeys } from './fixed-keys'
import { loadDatabase } from './load-database'

const days = readdirSync(__dirname).filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name))

interface Person {
  email: string
  consent_text: string | null
  consent_at: unknown
}

const people = (database: Knex) => database<Person>('up_users').whereNotNull('consent_at').orderBy('id')
const subscribers = (database: Knex) => database('accounts_subscribers').orderBy('id').select('email', 'state', 'proven_at', 'user_id', 'person_key')
const events = (database: Knex) =>
  database('accounts_consent_events as events')
    .join('accounts_subscribers as people', 'people.person_key', 'events.person_key')
    .orderBy('events.id')
    .select('people.email', 'event', 'form', 'words', 'agreed_at')

describe.each(days)('the consents of a database of %s', (day) => {
  it('are moved into the ledger at the first start, and not again', async () => {
    const { home, databaseUrl } = await loadDatabase(path.join(__dirname, day))
    const database = openDatabase(home.databaseFile, databaseUrl)
    const [reader = expect.fail()] = await people(database)
    // Another one had left, with a proven address.
    const left = { consent_text: 'Other words', consent_at: reader.consent_at, is_subscribed: false, confirmed: true }
    await database('up_users').where({ email: 'creator@artha.example' }).update(left)
    const carried = (person: Pick<Person, 'email'>, words: string | null) => ({ email: person.email, event: 'carried over', form: 'upgrade', words })

    for (let starts = 0; starts < 2; starts += 1) {
      const cms = await startCms({ home, databaseUrl, env: fixedKeys })
      expect(await cms.end()).toBe(0)
      expect(await people(database)).toEqual([])
      expect(await subscribers(database)).toMatchObject([
        { email: reader.email, state: 'subscribed', proven_at: null, user_id: expect.anything() },
        { email: 'creator@artha.example', state: 'left', proven_at: null, user_id: expect.anything() },
      ])
      const kept = await events(database)
      expect(kept).toMatchObject([
        carried(reader, reader.consent_text),
        carried({ email: 'creator@artha.example' }, 'Other words'),
        { email: 'creator@artha.example', event: 'left', form: 'upgrade', words: null },
      ])
      expect(new Date(kept[0]?.agreed_at).getTime()).toBe(new Date(reader.consent_at as string | number).getTime())
    }
    await database.destroy()
  })
})
