import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { DeskArticle } from '@artha/contract/desk'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newDatabase, openDatabase } from '../access/database'
import { storedTime } from '../access/newsletter-list'
import { expectMadeSince } from '../made-since'
import { startLimitMs } from '../program'
import { cmsEnv, newHome, type CmsHome } from '../running-cms'
import { articleData } from './samples'
import { formWith } from './upload-as'
import { people, write } from './writers'
import { hugePng } from '../sample-media'

const cmsFolder = path.resolve(__dirname, '..', '..')
const server = inject('databaseUrl')
const sharedFolder = path.dirname(inject('databaseFile'))
const shared: CmsHome = { folder: sharedFolder, port: 1337, databaseFile: inject('databaseFile') }
const secretKeys = ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET', 'INTERNAL_KEY']
const settings = cmsEnv(shared, server)
let backups: string
let target: CmsHome
let targetUrl: string | undefined
let made: string

/** Runs a program as `npm run` does, always with the same keys. */
function run(program: string, words: string[], { home = shared, url = server, env = {} }: { home?: CmsHome; url?: string; env?: object } = {}) {
  const own = { ...cmsEnv(home, url), ...Object.fromEntries(secretKeys.map((key) => [key, settings[key] ?? ''])), ...env }
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [`dist/${program}.js`, ...words], { cwd: cmsFolder, env: own, timeout: startLimitMs }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: `${stdout}${stderr}` }),
    )
  })
}

const restore = (...words: string[]) => run('restore', words, { home: target, url: targetUrl })

/** The row that the backup writes after it has read everything. */
const note = 'core_installation_backup'
/** That row, and Strapi's weekly count of the media library, which the running cms may write meanwhile. */
const writtenMeanwhile = [note, 'plugin_upload_metrics']

const tablesSql = (database: Knex) =>
  database.client.config.client === 'pg'
    ? `select tablename as name from pg_tables where schemaname = 'public' order by 1`
    : `select name from pragma_table_list where schema = 'main' and type in ('table', 'virtual') and name not like 'sqlite_%' order by 1`

/** Returns all rows of all tables, sorted. */
async function allRows(database: Knex): Promise<Record<string, string[]>> {
  const listed = await database.raw<{ name: string }[] | { rows: { name: string }[] }>(tablesSql(database))
  const names = (Array.isArray(listed) ? listed : listed.rows).map(({ name }) => name)
  const rows: Record<string, string[]> = {}
  for (const name of names) {
    const all = (await database(name).select('*')) as { key?: string }[]
    rows[name] = all
      .filter(({ key = '' }) => !writtenMeanwhile.includes(key))
      .map((row) => JSON.stringify(row))
      .sort()
  }
  return rows
}

const structureSql = `select indexdef as made from pg_indexes where schemaname = 'public' union all
  select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace union all
  select table_name || '.' || column_name || ' ' || data_type || coalesce(column_default, '') || is_nullable || coalesce(character_maximum_length::text, '')
    from information_schema.columns where table_schema = 'public' union all
  select sequencename || ' ' || coalesce(last_value::text, '-') from pg_sequences where schemaname = 'public' order by 1`

const structure = async (database: Knex): Promise<unknown> =>
  server === undefined
    ? await database('sqlite_master').select('type', 'name', 'sql').orderBy(['type', 'name'])
    : (await database.raw<{ rows: unknown }>(structureSql)).rows

async function files(folder: string): Promise<Record<string, string>> {
  const uploads = path.join(folder, 'public', 'uploads')
  const names = await readdir(uploads)
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await readFile(path.join(uploads, name))).toString('base64')] as const)),
  )
}

async function everything(home: CmsHome, url?: string) {
  const database = openDatabase(home.databaseFile, url)
  const all = { rows: await allRows(database), structure: await structure(database), files: await files(home.folder) }
  await database.destroy()
  return all
}

beforeAll(async () => {
  const { admin } = await people()
  await write<DeskArticle>(admin, 'POST', '/admin/upload', articleData({ title: 'An article to be lost: ₹1,00,000 \\ "and\ttabs"\nand रुपया' }))
  const body = formWith({ file: hugePng(640, 480) })
  const sent = await fetch(`${inject('cmsUrl')}/api/media`, { method: 'POST', headers: { authorization: `Bearer ${admin}` }, body })
  expect(sent.status).toBe(201)
  backups = await mkdtemp(path.join(os.tmpdir(), 'artha-backups-'))
  target = await newHome()
  targetUrl = server === undefined ? undefined : await newDatabase(server)
})
afterAll(() => rm(backups, { recursive: true }))

describe('npm run backup', () => {
  it('makes one beside a cms that is running, which only its owner reads and which holds no key', async () => {
    const { code, said } = await run('backup', ['--to', backups])
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringMatching(/Database: \d+ tables, [\d,]+ rows\nUploads: \d+ files, [\d.]+ MB\n/) as string,
    })
    const [name = ''] = await readdir(backups)
    made = path.join(backups, name)
    expect((await stat(made)).mode & 0o777).toBe(0o700)
    for (const entry of await readdir(made, { recursive: true, withFileTypes: true })) {
      const { mode } = await stat(path.join(entry.parentPath, entry.name))
      expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isFile() ? 0o600 : 0o700])
    }
    const manifest = await readFile(path.join(made, 'manifest.json'), 'utf8')
    for (const key of secretKeys.flatMap((each) => (settings[each] ?? '').split(','))) expect(manifest).not.toContain(key)
  })

  it('notes it in the database, and keeps the newest so many', async () => {
    for (const day of ['2026-01-01', '2026-01-02']) await cp(made, path.join(backups, `artha-${day}T00-00-00Z`), { recursive: true })
    const start = Date.now()
    const { said } = await run('backup', ['--to', backups, '--keep', '2'])
    expect(said).toMatch(/Removed artha-2026-01-01.*\nRemoved artha-2026-01-02/)
    const left = (await readdir(backups)).sort()
    expect(left).toHaveLength(2)
    made = path.join(backups, left.at(-1) ?? '')
    const database = openDatabase()
    const values: string[] = await database('strapi_core_store_settings').where({ key: note }).pluck('value')
    await database.destroy()
    expect(values).toHaveLength(1)
    expectMadeSince(start, (JSON.parse(values[0] ?? '{}') as { madeAt: string }).madeAt)
  })

  it('says in a sentence what is wrong', async () => {
    const nowhere = { ...shared, databaseFile: path.join(backups, 'nowhere.db') }
    const { code, said } = await run('backup', ['--to', backups], { home: nowhere, url: server && 'postgres://artha:secret-word@127.0.0.1:1/artha' })
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringMatching(/^No backup was made: [^\n]*(does not respond|There is no database)[^\n]*\n$/) as string,
    })
    expect((await readdir(backups)).filter((name) => name.startsWith('.'))).toEqual([])
  })
})

describe('npm run restore', () => {
  it('brings every row, key, index and file back into an empty installation', async () => {
    const before = await everything(shared, server)
    const { code, said } = await restore(made)
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('Restored.') as string })
    expect(await everything(target, targetUrl)).toEqual(before)
  })

  it('replaces an existing installation only when asked to, and then all of it', async () => {
    const before = await everything(target, targetUrl)
    await writeFile(path.join(target.folder, 'public', 'uploads', 'later.webp'), 'a file of later')
    const database = openDatabase(target.databaseFile, targetUrl)
    await database('articles').delete()
    await database.schema.dropTable('up_roles_lnk').catch(() => undefined)
    await database.destroy()
    expect(await restore(made)).toEqual({
      code: 1,
      said: expect.stringMatching(/Not restored: (?!Not restored).*has tables, and .* has files.*--replace/) as string,
    })
    expect((await restore(made, '--replace')).code).toBe(0)
    expect(await everything(target, targetUrl)).toEqual(before)
  })

  it('says which keys are others', async () => {
    const { said } = await run('restore', [made, '--replace'], { home: target, url: targetUrl, env: { JWT_SECRET: 'another-secret-0123456789' } })
    expect(said).toContain('Keys that differ from then: JWT_SECRET.')
  })

  it('pauses an issue of the newsletter that was being sent, because some have got it since', async () => {
    const database = openDatabase(target.databaseFile, targetUrl)
    const issue = {
      document_id: 'issueunderway0000000000a',
      state: 'sending',
      saved_version: 2,
      content: '{}',
      saved_at: storedTime(database, Date.now()),
    }
    const draft = { ...issue, document_id: 'issueatitstime000000000a', state: 'draft', goes_at: storedTime(database, Date.now() + 86_400_000) }
    await database('newsletter_issues').insert([{ ...issue, goes_at: null }, draft])
    await database.destroy()
    const folder = path.join(backups, 'under-way')
    await run('backup', ['--to', folder], { home: target, url: targetUrl })
    const [name = ''] = await readdir(folder)
    const { said } = await restore(path.join(folder, name), '--replace')
    expect(said).toContain('Newsletter: the sending of one issue is paused.')
    expect(said).toContain('Newsletter: one draft would have gone out without a press.')
    const restored = openDatabase(target.databaseFile, targetUrl)
    expect(await restored('newsletter_issues').where({ document_id: issue.document_id }).pluck('state')).toEqual(['paused'])
    expect(await restored('newsletter_issues').where({ document_id: draft.document_id }).pluck('goes_at')).toEqual([null])
    await restored.destroy()
    await restore(made, '--replace')
  })

  it('does not touch a database that is in use', async () => {
    const database = openDatabase(target.databaseFile, targetUrl)
    if (server === undefined) await database.raw('pragma journal_mode = wal')
    await database('articles').count()
    const inUse = server === undefined ? 'is in use: stop the cms' : 'other connections: stop the cms'
    expect(await restore(made, '--replace')).toEqual({ code: 1, said: expect.stringContaining(inUse) as string })
    await database.destroy()
  })

  it('refuses one of another version’s tables, and one that is damaged, before it changes anything', async () => {
    const before = await everything(target, targetUrl)
    const file = path.join(made, 'manifest.json')
    const manifest = await readFile(file, 'utf8')
    await writeFile(file, manifest.replace(/"tables": "[^"]+"/, '"tables": "5.0.0-0123456789abcdef"'))
    expect(await restore(made, '--replace')).toEqual({ code: 1, said: expect.stringContaining('of another version of Artha') as string })
    await writeFile(file, manifest)
    const [upload = ''] = await readdir(path.join(made, 'uploads'))
    await appendFile(path.join(made, 'uploads', upload), 'x')
    expect(await restore(made, '--replace')).toEqual({
      code: 1,
      said: expect.stringContaining(`uploads/${upload} has changed since it was made`) as string,
    })
    expect(await everything(target, targetUrl)).toEqual(before)
  })
})
