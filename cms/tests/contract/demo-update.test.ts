import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Article } from '@artha/contract/article'
import type { DeskArticle } from '@artha/contract/desk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { articleHash } from '../../seed/content-hashes'
import { openDatabase } from '../access/database'
import { cmsEnv } from '../running-cms'
import { ask } from './ask'
import { articleData } from './samples'
import { people, write, type People } from './writers'

const cmsFolder = path.resolve(__dirname, '..', '..')
const progressKey = 'core_demo_publication_progress'
const firstStart = new Date('2026-11-20T10:00:00Z')
const database = openDatabase()
let who: People
let folder: string

/** More lines for the head of an article file. */
const explained =
  'short: { lines: [Once], doBy: Friday }\n' +
  'drawn: [{ kind: bar, title: Two, unit: rupees, after: 1, source: Us, rows: [[One, "[₹4](given)"], [Two, "[₹8](given)"]] }]\n'

/** An article file with a given title and new text. */
const file = (title: string, extras = '') =>
  `---\ntitle: ${title}\nstandfirst: s\ncategory: Loan\nsubcategory: Home loan\nsection: main\nfeatured: false\n` +
  `publicationDate: 2026-10-07T09:00:00+05:30\nbyline: b\n${extras}---\n\n## First\n\n![A coin](art:coins)\n\nNew words.\n`

const seeded = async (title: string) => (await write<DeskArticle>(who.admin, 'POST', '/admin/upload', articleData({ title }))).body

const former = ({ createdAt }: DeskArticle, title: string) => [
  { print: articleHash(articleData({ title })), hoursAgo: (firstStart.getTime() - new Date(createdAt).getTime()) / 3_600_000 },
]

/** Runs `npm run demo:update` beside the running cms. */
const update = async () => {
  const home = { folder: path.dirname(inject('databaseFile')), port: 1337, databaseFile: inject('databaseFile') }
  const env = cmsEnv(home, inject('databaseUrl'))
  const run = promisify(execFile)
  return (await run(process.execPath, ['dist/demo-update.js', '--from', folder], { cwd: cmsFolder, env })).stdout
}

const titleOf = async (id: string) => (await ask<Article>(`/admin/upload/${id}`)).body.title

beforeAll(async () => {
  who = await people()
  folder = await mkdtemp(path.join(os.tmpdir(), 'artha-demo-'))
  await mkdir(path.join(folder, 'articles'))
  await mkdir(path.join(folder, 'stories'))
  await writeFile(path.join(folder, 'facts.json'), '{ "facts": [] }')
})

afterAll(async () => {
  await database('strapi_core_store_settings').where({ key: progressKey }).delete()
  await database.destroy()
})

describe('npm run demo:update', () => {
  it('lists, then replaces what is as it was seeded, adds what is new, and leaves what was edited', async () => {
    const untouched = await seeded('An untouched demo article')
    const edited = await seeded('A demo article as it was')
    await write(who.admin, 'PUT', `/admin/upload/${edited._id}`, articleData({ title: 'A demo article that a person edited' }))
    await writeFile(path.join(folder, 'articles', 'untouched.md'), file('The untouched demo article, mended', explained))
    await writeFile(path.join(folder, 'articles', 'edited.md'), file('The edited demo article, mended'))
    await writeFile(path.join(folder, 'articles', 'fresh.md'), file('A demo article of this version'))
    const formerEntries = {
      'article/untouched': former(untouched, 'An untouched demo article'),
      'article/edited': former(edited, 'A demo article as it was'),
    }
    await writeFile(path.join(folder, 'former-entries.json'), JSON.stringify(formerEntries))
    const value = { firstStart: firstStart.toISOString(), loaded: ['article/untouched', 'article/edited'], done: true }
    await database('strapi_core_store_settings').insert({ key: progressKey, value: JSON.stringify(value), type: 'object' })

    const said = await update()
    expect(said).toContain('replace  article/untouched  The untouched demo article, mended')
    expect(said).toContain('leave    article/edited  The edited demo article, mended')
    expect(said).toContain('1 replaced, 1 added, 1 left as they are.')
    expect(await ask<Article>(`/admin/upload/${untouched._id}`)).toMatchObject({
      body: {
        title: 'The untouched demo article, mended',
        createdAt: '2026-10-07T03:30:00.000Z',
        sections: [{ description: '<p>New words.</p>' }],
        credit: 'Drawing: Artha',
        shortVersion: { lines: ['Once'], doBy: 'Friday' },
        figureData: [{ kind: 'bar', rows: [{ value: 4 }, { value: 8 }] }],
      },
    })
    expect(await titleOf(edited._id)).toBe('A demo article that a person edited')
    expect(await update(), 'what was replaced is as the files have it').not.toContain('replace  ')
  })
})
