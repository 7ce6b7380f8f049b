import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import knex from 'knex'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../access/database'
import { copyFreshDatabase, copyFreshFile } from '../fresh-database'
import { startLimitMs } from '../program'
import { cmsEnv, newHome, type CmsHome } from '../running-cms'
import { ask } from './ask'

const cmsFolder = path.resolve(__dirname, '..', '..')
const server = inject('databaseUrl')
const markerIn = (folder: string) => path.join(folder, 'public', 'uploads', '.artha-installation')
/** The marker of the running cms. Its uploads are beside its database file, even with PostgreSQL. */
const sharedMarker = markerIn(path.dirname(inject('databaseFile')))
let home: CmsHome

/** Starts the built cms with https and waits for it to refuse. Returns the exit code and its output. */
function refusedStart(databaseUrl?: string): Promise<{ code: unknown; said: string }> {
  const env = { ...cmsEnv(home, databaseUrl), SITE_URL: 'https://artha.example' }
  return new Promise((resolve) => {
    execFile(process.execPath, ['dist/start.js'], { cwd: cmsFolder, env, timeout: startLimitMs }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: `${stdout}${stderr}`.trim() }),
    )
  })
}

/** Matches an exit with one line of our own words, without errors of a driver. */
const sentence = (words: RegExp) => ({
  code: 1,
  said: expect.stringMatching(new RegExp(`^The cms could not start: [^\\n]*${words.source}[^\\n]*$`)) as string,
})

const emptyDatabase = async () => {
  const name = `empty_${Date.now()}`
  const database = knex({ client: 'pg', connection: server?.replace(/\/[^/]*$/, '/postgres') })
  await database.raw('create database ??', [name])
  await database.destroy()
  return server?.replace(/\/[^/]*$/, `/${name}`)
}

beforeAll(async () => {
  home = await newHome()
})

describe('the marker of an installation', () => {
  const database = openDatabase()
  afterAll(() => database.destroy())

  it('is the same in the database and beside the uploads, and is in no answer', async () => {
    const rows = database<{ key: string; value: string }>('strapi_core_store_settings').where({ key: 'core_installation_id' })
    const ids: string[] = await rows.pluck('value')
    const marker = (await readFile(sharedMarker, 'utf8')).trim()
    expect(marker).toMatch(/^[\da-f-]{36}$/)
    expect(ids).toEqual([JSON.stringify(marker)])
    expect((await ask('/uploads/.artha-installation')).status).toBe(404)
  })
})

describe('with https, a start beside the uploads of an installation', () => {
  beforeAll(() => copyFile(sharedMarker, markerIn(home.folder)))

  it('is refused over an empty or missing database', async () => {
    expect(await refusedStart(server === undefined ? undefined : await emptyDatabase())).toEqual(
      sentence(/is empty, but installation .* npm run restore/),
    )
  })

  it('is refused over the database of another', async () => {
    await writeFile(markerIn(home.folder), 'another\n')
    if (server === undefined) await copyFreshFile(inject('databaseFile'), home.databaseFile)
    const url = server === undefined ? undefined : await copyFreshDatabase(server)
    expect(await refusedStart(url)).toEqual(sentence(/belongs to installation .*, but the uploads belong to another\./))
  })

  it('is refused in a sentence where no server answers', async () => {
    const said = await refusedStart('postgres://artha:secret-word@127.0.0.1:1/artha')
    expect(said).toEqual(sentence(/The database 127\.0\.0\.1:1\/artha does not respond/))
    expect(said.said).not.toContain('secret-word')
  })
})

const startsOverFiles = () => {
  it('that is garbled ends with a sentence', async () => {
    await writeFile(home.databaseFile, Buffer.alloc(20_000, 'no database'))
    expect(await refusedStart()).toEqual(sentence(/is not an SQLite database.* npm run restore/))
  })

  it('that was cut short ends with a sentence', async () => {
    await copyFreshFile(inject('databaseFile'), home.databaseFile)
    await truncate(home.databaseFile, 200_000)
    expect(await refusedStart()).toEqual(sentence(/is damaged or was cut short\./))
  })

  it('whose middle was overwritten ends with a sentence', async () => {
    await copyFreshFile(inject('databaseFile'), home.databaseFile)
    const bytes = await readFile(home.databaseFile)
    await writeFile(home.databaseFile, bytes.fill('x', 8_192, 60_000))
    expect(await refusedStart()).toEqual(sentence(/is damaged or was cut short\./))
  })

  it('that is a folder ends with a sentence', async () => {
    home = await newHome()
    await mkdir(home.databaseFile)
    expect(await refusedStart()).toEqual(sentence(/cannot be opened/))
  })
}

// With PostgreSQL there is no file
if (server === undefined) describe('a start over a file of SQLite', startsOverFiles)
