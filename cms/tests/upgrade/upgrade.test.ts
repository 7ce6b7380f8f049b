import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { FormerAddress } from '@artha/contract/former-address'
import { askSearch } from '../contract/ask-search'
import { articleData } from '../contract/samples'
import { raisedLimits } from '../raised-limits'
import { sharedStudioToken } from '../shared-studio'
import { superAdminToken } from '../studio'
import { startCms, type RunningCms } from '../running-cms'
import { startSite, type RunningSite } from '../running-site'
import { fixedKeys } from './fixed-keys'
import { loadDatabase } from './load-database'
import { answerTo, cardsOf, pageAt, rightsInStudio, studioLists, type StoredAnswers, withoutMessage } from './stored-answers'

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

  it('the search finds what was there before there was one, and indexes nothing twice', async () => {
    const cards = (await (await fetch(`${cms.url}/admin/upload?fields=card&pageSize=5`)).json()) as { _id: string; title: string }[]
    expect(cards.length).toBeGreaterThan(0)
    const found = async ({ title }: { title: string }) =>
      (await askSearch(cms.url, title.slice(0, 100), '&type=articles')).groups.flatMap(({ results }) => results.map(({ path }) => path))
    for (const card of cards) await expect.poll(() => found(card), { timeout: 60_000 }).toContain(`/blog/${card._id}`)
    for (const card of cards) expect((await found(card)).filter((path) => path === `/blog/${card._id}`)).toHaveLength(1)
  })

  it('every old address of the site leads where it led', async () => {
    // One at a time, because a site that has just started may answer 503 on a busy machine.
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

  it('Editors and Authors may do what they may in a new installation, in types and fields that came later too', async () => {
    const token = await superAdminToken(cms.url)
    for (const role of ['strapi-editor', 'strapi-author']) {
      const asNew = await rightsInStudio(inject('cmsUrl'), sharedStudioToken(), role)
      expect(asNew.some((right) => right.includes('api::figure.figure'))).toBe(true)
      expect(await rightsInStudio(cms.url, token, role)).toEqual(asNew)
    }
  })

  it('every old request is answered as it was, to old tokens and passwords, and to the Studio’s', async () => {
    // In the stored order, because the last requests change something. An answer may have new fields, but must have all old ones.
    for (const { status, answer, ...question } of stored.answers) {
      const now = await answerTo(cms.url, question, stored.tokens)
      const asked = `${question.method} ${question.path}${question.as === undefined ? '' : ` as ${question.as}`}`
      if (question.path === '/api/home') expect(cardsOf(now.answer), asked).toMatchObject(cardsOf(answer))
      else expect({ asked, ...now }).toMatchObject({ asked, status, ...(answer !== undefined && { answer: withoutMessage(answer) }) })
    }
  })

  it('the newsletter has no issue yet, and takes a first draft', async () => {
    expect(await (await fetch(`${cms.url}/api/newsletter/issues`)).json()).toEqual([])
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${stored.tokens.owner ?? ''}` }
    const content = { subject: 'A first issue', previewLine: '', opening: '', figureKeys: [], articleIds: [], storyIds: [], calculator: '' }
    const issues = `${cms.url}/api/desk/newsletter/issues`
    const made = await fetch(issues, { method: 'POST', headers, body: JSON.stringify(content) })
    expect({ status: made.status, issue: await made.json() }).toMatchObject({ status: 201, issue: { subject: 'A first issue', state: 'draft' } })
  })

  it('the address that an article had before such were noted is listed once it changes', async () => {
    const read = async <Answer>(address: string) => (await (await fetch(cms.url + address, { headers })).json()) as Answer
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${stored.tokens.owner ?? ''}` }
    const [article] = await read<{ _id: string; title: string }[]>('/admin/upload?fields=card&pageSize=1')
    const body = JSON.stringify(articleData({ title: 'Called otherwise since' }))
    expect((await fetch(`${cms.url}/admin/upload/${article?._id}`, { method: 'PUT', headers, body })).status).toBe(200)
    const listed = await read<FormerAddress[]>('/api/desk/redirects?q=called+otherwise')
    expect(listed).toMatchObject([{ _id: article?._id, before: { title: article?.title } }])
  })
})
