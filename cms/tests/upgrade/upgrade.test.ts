import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raisedLimits } from '../raised-limits'
import { startCms, type RunningCms } from '../running-cms'
import { startSite, type RunningSite } from '../running-site'
import { fixedKeys } from './fixed-keys'
import { loadDatabase } from './load-database'
import { answerTo, pageAt, studioLists, type StoredAnswers } from './stored-answers'

const days = readdirSync(__dirname).filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name))

it('has a database of former days', () => expect(days).not.toEqual([]))

describe.each(days)('a database of %s, taken forward by the cms of today', (day) => {
  let stored: StoredAnswers
  let cms: RunningCms
  let site: RunningSite

  beforeAll(async () => {
    const loaded = await loadDatabase(path.join(__dirname, day))
    stored = loaded.stored
    cms = await startCms({ home: loaded.home, databaseUrl: loaded.databaseUrl, env: { ...raisedLimits, ...fixedKeys } })
    site = await startSite(cms.url)
  })
  afterAll(async () => {
    await site.stop()
    expect(await cms.stop()).toBe(0)
  })

  it('every old address of the site leads where it led', async () => {
    // One after the other: all at once, of a site that has just started, is what a busy machine answers with 503.
    const seen: string[] = []
    for (const { path, says = '' } of stored.links) {
      const { status, words } = await pageAt(site.url, path)
      seen.push(`${path}: ${status} ${words.includes(says) ? 'as ever' : `without “${says}”`}`)
    }
    expect(seen).toEqual(stored.links.map(({ path, status }) => `${path}: ${status} as ever`))
  })

  it('the Studio lists every entry as it was', async () => {
    expect(await studioLists(cms.url)).toEqual(stored.studio)
  })

  it('every old request is answered as it was, to old tokens and passwords, and to the Studio’s', async () => {
    // In their order: the last ones change something. An answer may have grown, as long as all that it said is still there.
    for (const { status, answer, ...question } of stored.answers) {
      const now = await answerTo(cms.url, question, stored.tokens)
      const asked = `${question.method} ${question.path}${question.as === undefined ? '' : ` as ${question.as}`}`
      expect({ asked, ...now }).toMatchObject({ asked, status, ...(answer !== undefined && { answer }) })
    }
  })
})
