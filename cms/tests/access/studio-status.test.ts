import { lightNames, statusPage, type StatusLight } from '@artha/contract/studio-status'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { parse } from 'zod/mini'
import { openStudioDesk } from '../studio-desk'
import { copyFreshDatabase, copyFreshFile } from '../fresh-database'
import { newHome, startCms } from '../running-cms'
import { openDatabase } from './database'
import { startMailServer } from './mail-server'

const remindedKey = 'core_installation_reminded'
const hourMs = 3_600_000
const backupKey = 'core_installation_backup'

async function lightsOf(cmsUrl: string, token: string): Promise<Map<string, StatusLight>> {
  const answer = await openStudioDesk(cmsUrl, token).ask('/status')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return new Map(parse(statusPage, await answer.json()).lights.map((light) => [light.name, light]))
}

const lights = () => lightsOf(inject('cmsUrl'), inject('superAdminToken'))

describe('the status page', () => {
  const database = openDatabase()
  afterAll(() => database.destroy())

  it('has ten lights, each with what to do next where it is not in order', async () => {
    const found = await lights()
    expect([...found.keys()]).toEqual([...lightNames])
    for (const name of ['cms', 'database']) expect(found.get(name)).toMatchObject({ state: 'good', next: '' })
    expect(found.get('metals')).toMatchObject({ state: 'off', next: 'To show real ones, set METALS_API_KEY.' })
    expect(found.get('mail')).toMatchObject({ state: 'off', says: expect.stringContaining('OUTBOX_DIR') as string })
  })

  it('is red for a backup of the day before yesterday, and green for one of now', async () => {
    const store = database<{ key: string; value: string; type: string }>('strapi_core_store_settings')
    const note = (hoursAgo: number) => JSON.stringify({ madeAt: new Date(Date.now() - hoursAgo * hourMs).toISOString() })
    await store.clone().where({ key: backupKey }).delete()
    expect((await lights()).get('backup')).toMatchObject({ state: 'bad', at: null })
    await store.clone().insert({ key: backupKey, value: note(40), type: 'object' })
    expect((await lights()).get('backup')).toMatchObject({ state: 'bad', next: expect.stringContaining('npm run backup') as string })
    await store
      .clone()
      .where({ key: backupKey })
      .update({ value: note(1) })
    expect((await lights()).get('backup')).toMatchObject({ state: 'good', next: '' })
    await store.clone().where({ key: backupKey }).delete()
  })
})

describe('the reminder of a backup', () => {
  it('goes to the primary admin with https, and then not again for a day', async () => {
    const mails = await startMailServer()
    const home = await newHome()
    const server = inject('databaseUrl')
    const url = server === undefined ? undefined : await copyFreshDatabase(server)
    if (url === undefined) await copyFreshFile(inject('databaseFile'), home.databaseFile)
    const database = openDatabase(home.databaseFile, url)
    const store = () => database<{ key: string; value: string; type: string }>('strapi_core_store_settings')
    await store().insert({ key: remindedKey, value: new Date(Date.now() - 25 * hourMs).toISOString(), type: 'string' })
    const cms = await startCms({ home, databaseUrl: url, env: { SITE_URL: 'https://artha.example', SMTP_URL: mails.url } })
    const [mail] = await mails.mailsTo('owner@artha.example')
    expect(mail?.subject).toBe('Artha has no backup of today')
    expect(mail?.text).toContain('npm run backup')
    const [remindedAt = '']: string[] = await store().where({ key: remindedKey }).pluck('value')
    expect(Date.now() - Date.parse(remindedAt)).toBeLessThan(hourMs)
    await database.destroy()
    await cms.stop()
    await mails.stop()
    expect(mails.received).toHaveLength(1)
  })
})
