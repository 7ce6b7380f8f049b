import { randomInt } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { owner, signIn } from '../access/callers'
import { openDatabase } from '../access/database'
import { startPostgres } from '../postgres'
import { raisedLimits } from '../raised-limits'
import { newHome, startCms, type CmsHome, type RunningCms } from '../running-cms'
import { startSaving, type LoggedWrite, type TypedLine } from './saving-log'

/** `npm test` sets fewer, because it has less time. */
const kills = Number(process.env.ARTHA_KILLS ?? 50)
const perKillMs = 60_000
/** The number of kills that may hit while no save is in progress. */
const mostInVain = 5
/** The number of saves that are answered between two kills. */
const savesBetween = 8

type Database = Awaited<ReturnType<typeof startPostgres>>

let home: CmsHome
let cms: RunningCms
let database: Database | undefined

const start = () => startCms({ home, databaseUrl: database?.url, env: raisedLimits })

beforeEach(async () => {
  home = await newHome()
})

afterEach(async () => {
  await cms.stop()
  await database?.stop()
  database = undefined
})

/** Waits for `more` further answers. */
async function untilAnswered(count: () => number, more: number) {
  const goal = count() + more
  const until = Date.now() + perKillMs
  while (count() < goal) {
    if (Date.now() > until) throw new Error(`Only ${count()} of ${goal} saves were answered:\n${cms.output().slice(-2_000)}`)
    await pause(20)
  }
}

/** Saves and types while the cms is killed again and again. Returns everything that was sent and answered. */
async function saveUnderFire(token: string): Promise<{ writes: LoggedWrite[]; typed: TypedLine[] }> {
  const client = startSaving(cms.url, token, path.join(home.folder, 'saves.log'))
  onTestFinished(() => void client.process.kill())
  // On a slow machine the typing loop may not have been answered yet when all other saves have
  const untilBothAnswered = async () => {
    await untilAnswered(client.answered, savesBetween)
    await untilAnswered(() => client.typed().length, 1)
  }
  let killed = 0
  // A kill while no save is in progress proves nothing, so it does not count
  for (let tries = 0; killed < kills && tries < kills + mostInVain; tries += 1) {
    await untilBothAnswered()
    await pause(randomInt(0, 60))
    await cms.kill()
    if (client.writes().some(({ acknowledged }) => acknowledged === undefined)) killed += 1
    cms = await start()
  }
  await untilBothAnswered()
  expect(await client.stop()).toBe(0)
  expect(killed).toBe(kills)
  return { writes: client.writes(), typed: client.typed() }
}

const deskPath = { article: '/api/desk/articles', story: '/api/desk/stories' }

/** Expects the saved content, as the desk reads it and, for an article, as the public API does. */
async function expectReadBack({ kind, acknowledged }: LoggedWrite, id: string, token: string) {
  const read = async (address: string, headers = {}): Promise<unknown> => (await fetch(cms.url + address, { headers })).json()
  expect(await read(`${deskPath[kind]}/${id}`, { authorization: `Bearer ${token}` })).toEqual(acknowledged?.answer)
  if (kind === 'article') expect(acknowledged?.answer).toMatchObject(Object(await read(`/admin/upload/${id}`)))
}

/** The number of rows: drafts and published ones, their parts, versions and autosaves. */
async function rowCounts() {
  const rows = openDatabase(home.databaseFile, database?.url)
  const count = async (table: string) => Number((await rows(table).count({ rows: '*' }))[0]?.rows)
  const counts = {
    articles: await count('articles'),
    sections: await count('components_article_sections'),
    stories: await count('stories'),
    slides: await count('components_story_slides'),
    versions: await count('newsroom_versions'),
    autosaves: await count('autosaves'),
  }
  await rows.destroy()
  return counts
}

/** Each save makes one version, however often it was sent. All autosaves share one row. */
function expectedCounts(last: readonly LoggedWrite[], saves: number) {
  const of = (kind: LoggedWrite['kind']) => last.filter((write) => write.kind === kind)
  const parts = (kind: LoggedWrite['kind'], name: 'sections' | 'slides') => of(kind).reduce((sum, { body }) => sum + (body[name]?.length ?? 0), 0)
  return {
    articles: of('article').length * 2,
    sections: parts('article', 'sections') * 2,
    stories: of('story').length * 2,
    slides: parts('story', 'slides') * 2,
    versions: saves,
    autosaves: 1,
  }
}

async function expectAllKept(writes: LoggedWrite[], token: string) {
  const last = new Map<string, LoggedWrite>()
  for (const write of writes) {
    const { acknowledged, repeated, method, body } = write
    expect([write.write, acknowledged?.status]).toEqual([write.write, method === 'POST' ? 201 : 200])
    expect(acknowledged?.answer).toMatchObject(body)
    if (repeated !== undefined) expect(repeated).toEqual(acknowledged)
    last.set(acknowledged?.answer._id ?? '', write)
  }
  // There is exactly one document per create request.
  expect(last.size).toBe(writes.filter(({ method }) => method === 'POST').length)
  for (const [id, write] of last) await expectReadBack(write, id, token)
  expect(await rowCounts()).toEqual(expectedCounts([...last.values()], writes.length))
}

/** Expects that no answered autosave was lost and that no late one replaced a later one. */
async function expectTypedKept(typed: readonly TypedLine[], token: string) {
  expect(typed.filter(({ kept }) => kept === undefined)).toEqual([])
  const last = typed.at(-1)
  const response = await fetch(`${cms.url}/api/desk/articles/${last?.id}/autosave`, { headers: { authorization: `Bearer ${token}` } })
  expect(await response.json()).toMatchObject({ own: { values: last?.kept } })
}

describe.each(['SQLite', 'PostgreSQL'])('%s', (name) => {
  it(
    `every save that was answered is there once and whole, and everything typed, after ${kills} kills`,
    async () => {
      if (name === 'PostgreSQL') database = await startPostgres()
      cms = await start()
      const { token } = await signIn(cms.url, owner)
      const { writes, typed } = await saveUnderFire(token)
      expect(writes.length).toBeGreaterThan(kills * savesBetween)
      await expectAllKept(writes, token)
      expect(typed.length).toBeGreaterThan(kills)
      await expectTypedKept(typed, token)
    },
    180_000 + (kills + mostInVain) * perKillMs,
  )
})
