import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../access/database'
import { addSubscribers, issuesDesk, untilState } from '../access/newsletter-list'
import { startUnrulyMailServer, type UnrulyMailServer } from '../access/unruly-mail-server'
import { startPostgres } from '../postgres'
import { raisedLimits } from '../raised-limits'
import { newHome, startCms, type CmsHome, type RunningCms } from '../running-cms'

/** `npm test` sets fewer, because it has less time. */
const kills = Number(process.env.ARTHA_KILLS ?? 50)
const readers = kills > 1 ? 10_000 : 1_000
/** The connections of one sender: as many mails may be under way when it dies. */
const lanes = 4

let mail: UnrulyMailServer
let home: CmsHome
let database: Awaited<ReturnType<typeof startPostgres>> | undefined
const running: RunningCms[] = []

const start = async (at: CmsHome) => {
  const env = { ...raisedLimits, SMTP_URL: mail.url, NEWSLETTER_PER_MINUTE: '100000' }
  const cms = await startCms({ home: at, databaseUrl: database?.url, env })
  running.push(cms)
  return cms
}

beforeEach(async () => {
  mail = await startUnrulyMailServer()
  home = await newHome()
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((cms) => cms.stop()))
  await mail.stop()
  await database?.stop()
  database = undefined
})

/** Waits until the server has taken `more` further mails, or all. */
async function untilTaken(more: number) {
  const goal = Math.min(mail.taken.size + more, readers)
  await expect.poll(() => mail.taken.size, { timeout: 120_000, interval: 20 }).toBeGreaterThanOrEqual(goal)
}

/** Sends an issue while its senders are killed one after another. Expects one mail at most for each reader, and an outcome that is true. */
async function sendUnderFire(senders: RunningCms[]) {
  const rows = openDatabase(home.databaseFile, database?.url)
  await addSubscribers(
    rows,
    Array.from({ length: readers }, (_, at) => `reader${at}@mail.example`),
  )
  const desk = await issuesDesk(String(senders[0]?.url))
  const { _id, version } = await desk.draft()
  expect(await desk.step(_id, 'send', version)).toMatchObject({ status: 200 })
  for (let killed = 0; killed < kills && mail.taken.size < readers; killed += 1) {
    await untilTaken(randomInt(20, Math.floor(readers / (kills + 1))))
    const victim = senders[killed % senders.length]
    await victim?.kill()
    await pause(randomInt(0, 200))
    if (victim !== undefined) senders[killed % senders.length] = await start(victim.home)
  }
  const after = await issuesDesk(String(senders[0]?.url))
  await untilState(after, _id, 'sent')

  const { counts } = await after.read(_id)
  expect(counts).toMatchObject({ list: readers, waiting: 0, refused: 0, left: 0, notSent: 0 })
  expect((counts?.accepted ?? 0) + (counts?.unknown ?? 0)).toBe(readers)
  expect(counts?.unknown).toBeLessThanOrEqual(kills * lanes)
  expect([...mail.taken.values()].filter((times) => times > 1)).toEqual([])
  const accepted = await rows('newsletter_deliveries')
    .join('accounts_subscribers', 'accounts_subscribers.person_key', 'newsletter_deliveries.person_key')
    .where('newsletter_deliveries.state', 'accepted')
    .pluck('email')
  expect(accepted.filter((email: string) => mail.taken.get(email) !== 1)).toEqual([])
  await rows.destroy()
}

it('sends each reader an issue once, whatever dies, on SQLite', { timeout: 60_000 + kills * 90_000 }, async () => {
  await sendUnderFire([await start(home)])
})

it('sends each reader an issue once with two replicas, whatever dies, on PostgreSQL', { timeout: 60_000 + kills * 90_000 }, async () => {
  database = await startPostgres()
  const first = await start(home)
  await sendUnderFire([first, await start(await newHome())])
})
