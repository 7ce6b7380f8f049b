import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Article } from '@artha/contract/article'
import type { DeskArticle, DeskStory } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { send } from '../access/callers'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { ask } from './ask'
import { articleData, storyBody, storyData } from './samples'
import { people, write, type People } from './writers'

let who: People
let studio: Studio

beforeAll(async () => {
  who = await people()
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
})

const conflict = { message: 'Someone else saved this in the meantime.', code: 'conflict' }
const desk = async (id: string) => write<DeskArticle>(who.admin, 'GET', `/api/desk/articles/${id}`)
const save = <Body = DeskArticle>(id: string, title: string, ifMatch?: string) =>
  write<Body>(who.admin, 'PUT', `/admin/upload/${id}`, articleData({ title }), ifMatch === undefined ? {} : { 'if-match': ifMatch })

/** Saves, and repeats a save that is refused with Retry-After under the same key, so that it counts once. Needed on a busy machine. */
async function saveAsAsked(id: string, title: string) {
  const key = { 'idempotency-key': randomUUID() }
  for (;;) {
    const answer = await write<DeskArticle>(who.admin, 'PUT', `/admin/upload/${id}`, articleData({ title }), key)
    if (answer.status !== 503) return answer
    await pause(Number(answer.headers.get('retry-after')) * 1_000)
  }
}
const newArticle = async () => (await write<DeskArticle>(who.admin, 'POST', '/admin/upload', articleData())).body._id
const published = async (id: string) => (await ask<Article>(`/admin/upload/${id}`)).body
const articles = `${inject('cmsUrl')}/content-manager/collection-types/api::article.article`
const studioAction = (id: string, action: string) => send(`${articles}/${id}/actions/${action}`, 'POST', {}, sharedStudioToken())

describe('a save with If-Match', () => {
  it('is saved on the current version, and refused on another', async () => {
    const id = await newArticle()
    expect((await save(id, 'Second', '"1"')).body.version).toBe(2)
    const late = await save<ErrorAnswer>(id, 'Too late', '"1"')
    expect([late.status, late.body]).toEqual([409, conflict])
    expect(await published(id)).toMatchObject({ title: 'Second', version: 2 })
    expect((await save(id, 'Third', 'W/"2"')).status).toBe(200)
    expect((await save(id, 'Last one wins')).body.version).toBe(4)
  })

  it('is refused before its body is compared with the stored article', async () => {
    const id = await newArticle()
    const answer = await write(who.admin, 'PUT', `/admin/upload/${id}`, articleData({ category: 'Tax' }), { 'if-match': '"9"' })
    expect(answer.status).toBe(409)
  })

  it('a deletion too', async () => {
    const id = await newArticle()
    expect((await write<ErrorAnswer>(who.admin, 'DELETE', `/admin/upload/${id}`, undefined, { 'if-match': '"2"' })).body).toEqual(conflict)
    expect((await write(who.admin, 'DELETE', `/admin/upload/${id}`, undefined, { 'if-match': '"1"' })).status).toBe(200)
  })

  it('of twenty at once exactly one passes', async () => {
    const id = await newArticle()
    const saves = await Promise.all(Array.from({ length: 20 }, (_, at) => save(id, `Save ${at}`, '"1"')))
    expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(await published(id)).toMatchObject({ title: saves.find(({ status }) => status === 200)?.body.title, version: 2 })
  })

  it('without it twenty at once are counted one by one', async () => {
    const id = await newArticle()
    const saves = await Promise.all(Array.from({ length: 20 }, (_, at) => saveAsAsked(id, `Save ${at}`)))
    expect(saves.map(({ body }) => body.version).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 2))
    expect(await published(id)).toMatchObject({ title: saves.find(({ body }) => body.version === 21)?.body.title, version: 21 })
  })
})

describe('what the Studio does is counted', () => {
  it('a draft: readers keep their text, the desk shows the draft, a save over it is refused', async () => {
    const id = await newArticle()
    await studio.update('article', id, articleData({ title: 'Only in the Studio' }))
    expect(await published(id)).toMatchObject({ title: 'An article for a test', version: 1 })
    const seen = await desk(id)
    expect(seen.headers.get('etag')).toBe('"2"')
    expect(seen.body).toMatchObject({ title: 'Only in the Studio', version: 2, hasDraft: true, state: 'live' })
    expect((await save<ErrorAnswer>(id, 'Over the draft', '"1"')).body).toEqual(conflict)
    const over = await save(id, 'Over the draft', '"2"')
    expect(over.body).toMatchObject({ version: 3, hasDraft: false })
    expect(await published(id)).toMatchObject({ title: 'Over the draft', version: 3 })
  })

  it('publishing gives readers the version of the draft', async () => {
    const id = await newArticle()
    await studio.update('article', id, articleData({ title: 'Published later' }))
    await studio.publish('article', id)
    const { body } = await desk(id)
    expect(body.hasDraft).toBe(false)
    expect(await published(id)).toMatchObject({ title: 'Published later', version: body.version })
    expect((await save(id, 'Late', '"1"')).status).toBe(409)
  })

  it('taking back: an editor who has it open is refused, and would publish it again', async () => {
    const id = await newArticle()
    await studio.unpublish('article', id)
    expect((await desk(id)).body).toMatchObject({ version: 2, state: 'draft', hasDraft: true })
    expect((await save(id, 'As if nothing', '"1"')).status).toBe(409)
  })

  it('throwing a draft away: no version stands for two texts', async () => {
    const id = await newArticle()
    await studio.update('article', id, articleData({ title: 'Thrown away' }))
    expect((await studioAction(id, 'discard')).status).toBe(200)
    const { body } = await desk(id)
    expect(body).toMatchObject({ title: 'An article for a test', hasDraft: false })
    expect(body.version).toBeGreaterThan(2)
    expect((await save(id, 'On the draft that is gone', '"2"')).status).toBe(409)
  })

  it('throwing away what was never published: nothing is lost', async () => {
    const id = await studio.create('article', articleData({ title: 'All there is' }))
    expect((await studioAction(id, 'discard')).status).toBe(404)
    expect((await desk(id)).body).toMatchObject({ title: 'All there is', version: 1 })
  })

  it('a draft that was never published: no reader sees it, a save of the dashboard publishes it', async () => {
    const id = await studio.create('article', articleData({ title: 'Never published' }))
    expect((await desk(id)).body).toMatchObject({ state: 'draft', hasDraft: true, version: 1 })
    expect((await ask(`/admin/upload/${id}`)).status).toBe(404)
    expect((await save(id, 'Published now', '"1"')).body).toMatchObject({ state: 'live', version: 2 })
  })

  it('a story likewise', async () => {
    const id = await studio.post('story', storyData({ title: 'Counted' }))
    const before = (await write<DeskStory>(who.admin, 'GET', `/api/desk/stories/${id}`)).body.version
    await studio.update('story', id, storyData({ title: 'Only in the Studio' }))
    const { body } = await write<DeskStory>(who.admin, 'GET', `/api/desk/stories/${id}`)
    expect(body).toMatchObject({ title: 'Only in the Studio', version: before + 1, hasDraft: true })
    const put = (ifMatch: string) => write(who.admin, 'PUT', `/api/stories/${id}`, storyBody(), { 'if-match': ifMatch })
    expect((await put(`"${before}"`)).status).toBe(409)
    expect((await put(`"${before + 1}"`)).status).toBe(200)
  })
})

describe('the Studio and the dashboard at once', () => {
  const inStudio = async (method: string, path: string, body?: object) =>
    (await send(`${articles}/${path}`, method, body, sharedStudioToken())).status

  it('wait for each other: nothing is half done, no request is answered with 500', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await newArticle()
      const statuses = await Promise.all([
        save(id, 'From the dashboard').then(({ status }) => status),
        inStudio('PUT', id, articleData({ title: 'From the Studio' })),
        inStudio('POST', `${id}/actions/publish`, articleData({ title: 'Published there' })),
        inStudio('POST', `${id}/actions/discard`, {}),
        inStudio('POST', `${id}/actions/unpublish`, {}),
        save(id, 'From the dashboard again').then(({ status }) => status),
        ...(round % 2 === 0 ? [inStudio('DELETE', id)] : []),
      ])
      // 503 is allowed: a busy machine refuses requests that would wait too long
      expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([])
      const left = await desk(id)
      expect(left.status === 404 || left.body.sections.length === 1).toBe(true)
    }
  })
})
