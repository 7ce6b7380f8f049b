import { copyFile, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { copyFreshDatabase, copyFreshFile } from '../fresh-database'
import { newHome, startCms, type CmsHome, type RunningCms } from '../running-cms'
import { openDatabase } from './database'
import { startMailServer, type MailServer } from './mail-server'

/** The cms is started with https, over the database and uploads of a cms that ran yesterday. */

const remindedKey = 'core_installation_reminded'
const hourMs = 3_600_000
const server = inject('databaseUrl')
let mails: MailServer
let home: CmsHome
let cms: RunningCms
let database: Knex

const store = () => database<{ key: string; value: string; type: string }>('strapi_core_store_settings')
const uploads = () => path.join(home.folder, 'public', 'uploads')

async function put(name: string, hoursAgo: number): Promise<void> {
  const at = new Date(Date.now() - hoursAgo * hourMs)
  await utimes(path.join(uploads(), name), at, at)
}

beforeAll(async () => {
  mails = await startMailServer()
  home = await newHome()
  const url = server === undefined ? undefined : await copyFreshDatabase(server)
  if (url === undefined) await copyFreshFile(inject('databaseFile'), home.databaseFile)
  database = openDatabase(home.databaseFile, url)
  await store().insert({ key: remindedKey, value: new Date(Date.now() - 25 * hourMs).toISOString(), type: 'string' })
  const marker = '.artha-installation'
  await copyFile(path.join(path.dirname(inject('databaseFile')), 'public', 'uploads', marker), path.join(uploads(), marker))
  await put(marker, 9)
  const formats = JSON.stringify({ webp_400: { url: '/uploads/kept-0123456789ab-400.webp' } })
  await database('files').insert({
    name: 'Kept',
    hash: 'kept-0123456789ab-800',
    mime: 'image/webp',
    url: '/uploads/kept-0123456789ab-800.webp',
    formats,
  })
  const names = ['kept-0123456789ab-800.webp', 'kept-0123456789ab-400.webp', 'cut-0123456789ab-800.webp', 'coming-0123456789ab.mp4']
  for (const name of names) {
    await writeFile(path.join(uploads(), name), 'x')
    await put(name, name.startsWith('coming') ? 0 : 2)
  }
  cms = await startCms({ home, databaseUrl: url, env: { SITE_URL: 'https://artha.example', SMTP_URL: mails.url } })
})
afterAll(async () => {
  await database.destroy()
  await cms.stop()
  await mails.stop()
})

it('reminds the primary admin of a backup, and then not again for a day', async () => {
  const [mail] = await mails.mailsTo('owner@artha.example')
  expect(mail?.subject).toBe('Artha has not been backed up today')
  expect(mail?.text).toContain('npm run backup')
  const [remindedAt = '']: string[] = await store().where({ key: remindedKey }).pluck('value')
  expect(Date.now() - Date.parse(remindedAt)).toBeLessThan(hourMs)
  expect(mails.received).toHaveLength(1)
})

it('removes the files of an upload that was cut, an hour after, and no other', async () => {
  const left = async () => (await readdir(uploads())).filter((name) => !name.startsWith('.')).sort()
  await expect.poll(left).toEqual(['coming-0123456789ab.mp4', 'kept-0123456789ab-400.webp', 'kept-0123456789ab-800.webp'])
})
