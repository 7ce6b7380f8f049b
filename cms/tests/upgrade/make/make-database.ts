import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../../access/database'
import { startPostgres } from '../../postgres'
import { raisedLimits } from '../../raised-limits'
import { startCms } from '../../running-cms'
import { startSite } from '../../running-site'
import { fixedKeys } from '../fixed-keys'
import { answerTo, pageAt, studioLists, type StoredAnswer, type StoredAnswers, type StoredLink } from '../stored-answers'
import { dumpPostgres } from './dump-postgres'
import { dumpSqlite } from './dump-sqlite'
import { makeRows, type MadeRows } from './make-rows'
import { linksOf, questionsAbout } from './questions'

const folder = path.resolve(__dirname, '..', process.env.ARTHA_UPGRADE_FROM ?? new Date().toISOString().slice(0, 10))

it.each(['sqlite', 'postgres'] as const)('stores a database of today on %s', async (kind) => {
  const server = kind === 'postgres' ? await startPostgres() : undefined
  const cms = await startCms({ databaseUrl: server?.url, env: { ...raisedLimits, ...fixedKeys } })
  const database = openDatabase(cms.home.databaseFile, server?.url)
  const made = await makeRows(cms.url, database)
  const isEncoded = async () => JSON.stringify(await database('files').whereNotNull('formats').first('formats'))
  await expect.poll(isEncoded, { timeout: 60_000 }).toContain('image/avif')
  const sql = server === undefined ? dumpSqlite(cms.home.databaseFile) : await dumpPostgres(database)
  const links = await linksSeen(cms.url, made)
  const stored: StoredAnswers = {
    madeBy: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
    tokens: made.tokens,
    studio: await studioLists(cms.url),
    links,
    answers: await answersOf(cms.url, made),
    files: await filesOf(path.join(cms.home.folder, 'public', 'uploads')),
  }
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${kind}.sql`), sql)
  await writeFile(path.join(folder, `${kind}.json`), `${JSON.stringify(stored, undefined, 1)}\n`)
  await database.destroy()
  expect(await cms.stop()).toBe(0)
  await server?.stop()
})

async function answersOf(cmsUrl: string, made: MadeRows): Promise<StoredAnswer[]> {
  const answers: StoredAnswer[] = []
  for (const question of questionsAbout(made)) answers.push({ ...question, ...(await answerTo(cmsUrl, question, made.tokens)) })
  return answers
}

async function linksSeen(cmsUrl: string, made: MadeRows): Promise<StoredLink[]> {
  const site = await startSite(cmsUrl)
  const links: StoredLink[] = []
  for (const link of await linksOf(site.url, made)) {
    const { status, heading } = await pageAt(site.url, link)
    const isContent = status === 200 && /^\/(?:blog|stories)\//.test(link)
    links.push({ path: link, status, ...(isContent && { says: heading }) })
  }
  await site.stop()
  return links
}

async function filesOf(uploads: string): Promise<Record<string, string>> {
  const names = (await readdir(uploads)).filter((name) => !name.startsWith('.')).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await readFile(path.join(uploads, name))).toString('base64')] as const)),
  )
}
