import { randomUUID } from 'node:crypto'
import type { Article } from '@artha/contract/article'
import type { BulkArticlesAnswer } from '@artha/contract/bulk-articles'
import type { DeskArticle, DeskStory, DeskSummary } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import type { DeskMe, Review, ReviewLine } from '@artha/contract/review'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { send } from '../access/callers'
import { studioToken } from '../access/studio-users'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { openStudioDesk } from '../studio-desk'
import { ask } from './ask'
import { articleData, hoursFromNow, storyBody } from './samples'
import { people, write, type People } from './writers'

const cmsUrl = inject('cmsUrl')
const noId = 'aaaaaaaaaaaaaaaaaaaaaaaa'
let who: People
let editor: string

const turn = async (isOn: boolean) => {
  expect((await send(`${cmsUrl}/accounts/review`, 'PUT', { isOn }, sharedStudioToken())).status).toBe(200)
}

beforeAll(async () => {
  who = await people()
  editor = await studioToken(cmsUrl, 'strapi-editor')
})
afterAll(() => turn(false))

const post = <Body = DeskArticle>(over: object = {}, token = who.creator) => write<Body>(token, 'POST', '/admin/upload', articleData(over))
const put = <Body = DeskArticle>(id: string, over: object = {}, token = who.creator) =>
  write<Body>(token, 'PUT', `/admin/upload/${id}`, articleData(over))
const seen = (id: string) => ask<Article>(`/admin/upload/${id}`)
const me = async (token: string) => (await write<DeskMe>(token, 'GET', '/api/desk/me')).body
const review = async (id: string, token = who.creator) => (await write<Review>(token, 'GET', `/api/desk/reviews/${id}`)).body
const step = <Body = Review>(id: string, name: string, version: number, token = who.admin) =>
  write<Body>(token, 'POST', `/api/desk/reviews/${id}`, { step: name, version })
const remark = <Body = Review>(id: string, body: object = { quote: 'A paragraph', words: 'Is it so?' }, token = who.admin) =>
  write<Body>(token, 'POST', `/api/desk/reviews/${id}/remarks`, body)
const resolve = <Body = Review>(id: string, isResolved: boolean, token = who.creator) =>
  write<Body>(token, 'PUT', `/api/desk/remarks/${id}`, { isResolved })
const bulk = async (id: string, change: object, token = who.creator) =>
  (await write<BulkArticlesAnswer>(token, 'POST', '/api/desk/article-changes', { ...change, articles: [{ id }] })).body
const publish = async (id: string, token = who.creator, more: object = {}) => (await bulk(id, { action: 'publish', ...more }, token)).outcomes[0]
const live = async (over: object = {}) => {
  const { _id } = (await post(over)).body
  expect((await put(_id, over, who.admin)).status).toBe(200)
  return _id
}
const trail = async (id: string) => (await openStudioDesk(cmsUrl, sharedStudioToken()).trailOf('article', id)).map(({ action }) => action)

describe('without review', () => {
  it('who may create may publish, and the documented POST and PUT publish as ever', async () => {
    await turn(false)
    expect(await me(who.creator)).toEqual({ mayCreate: true, mayPublish: true, mayRestore: false, isReviewOn: false })
    expect(await me(who.reader)).toMatchObject({ mayCreate: false, mayPublish: false })
    const { status, body } = await post({ title: 'As ever' })
    expect([status, body.state, (await put(body._id, { title: 'As ever, again' })).status]).toEqual([201, 'live', 200])
    expect((await seen(body._id)).body.title).toBe('As ever, again')
    expect((await step<ErrorAnswer>(body._id, 'submit', 2, who.creator)).status).toBe(409)
    expect((await write<DeskSummary>(who.creator, 'GET', '/api/desk/summary')).body.inReview).toBeUndefined()
  })
})

describe('with review', () => {
  beforeAll(() => turn(true))

  it('GET /api/desk/me says who may publish, and the account stays as it is documented', async () => {
    expect(await me(who.creator)).toEqual({ mayCreate: true, mayPublish: false, mayRestore: false, isReviewOn: true })
    expect(await me(who.admin)).toMatchObject({ mayPublish: true, mayRestore: true })
    const { body } = await ask<{ user: object }>('/auth/me', { headers: { authorization: `Bearer ${who.creator}` } })
    expect(Object.keys(body.user)).not.toContain('mayPublish')
  })

  it('a POST answers 202 with the draft, a PUT leaves readers what they have', async () => {
    const made = await post({ title: 'By a writer' })
    expect([made.status, made.body.state, made.body.hasDraft]).toEqual([202, 'draft', true])
    expect((await seen(made.body._id)).status).toBe(404)
    const id = await live({ title: 'For readers' })
    const changed = await put(id, { title: 'Not yet' })
    expect([changed.status, changed.body.title, changed.body.hasDraft]).toEqual([202, 'Not yet', true])
    expect((await seen(id)).body.title).toBe('For readers')
    const direct = await post({}, who.admin)
    expect([direct.status, direct.body.state]).toEqual([201, 'live'])
  })

  it('the same of stories', async () => {
    const made = await write<DeskStory>(who.creator, 'POST', '/api/stories', storyBody())
    expect([made.status, made.body.state]).toEqual([202, 'draft'])
    const changed = await write<DeskStory>(who.creator, 'PUT', `/api/stories/${made.body._id}`, storyBody({ title: 'Changed' }))
    expect([changed.status, changed.body.title]).toEqual([202, 'Changed'])
    expect((await ask(`/api/stories/${made.body._id}`)).status).toBe(404)
    expect((await step(made.body._id, 'submit', changed.body.version, who.creator)).body).toMatchObject({ kind: 'story', state: 'waiting' })
    const { version } = changed.body
    expect((await step<ErrorAnswer>(made.body._id, 'publish', version, who.creator)).status).toBe(403)
    await step(made.body._id, 'approve', version)
    expect((await step(made.body._id, 'publish', version, who.creator)).body).toMatchObject({ state: 'none', isPublished: true })
    expect((await ask(`/api/stories/${made.body._id}`)).status).toBe(200)
  })

  it('no other way of the desk leads round it', async () => {
    const draft = (await post()).body
    expect(await publish(draft._id)).toMatchObject({ happened: 'refused', code: 'forbidden' })
    const id = await live({ tags: ['old'] })
    for (const change of [{ action: 'unpublish' }, { action: 'delete' }])
      expect((await bulk(id, change)).outcomes[0]).toMatchObject({ happened: 'refused', code: 'forbidden' })
    expect((await write<ErrorAnswer>(who.creator, 'DELETE', `/admin/upload/${id}`)).status).toBe(403)
    // Tags change only the draft, and the change can be undone
    const { outcomes, undoId } = await bulk(id, { action: 'tag', tag: 'new' })
    expect(outcomes[0]?.happened).toBe('done')
    expect((await seen(id)).body.tags).toEqual(['old'])
    const readTags = async () => (await write<DeskArticle>(who.creator, 'GET', `/api/desk/articles/${id}`)).body.tags
    expect(await readTags()).toEqual(['old', 'new'])
    const undone = await write<BulkArticlesAnswer>(who.creator, 'POST', '/api/desk/article-changes', { action: 'undo', undoId })
    expect([undone.body.outcomes[0]?.happened, await readTags()]).toEqual(['done', ['old']])
    const coming = await live({ createdAt: hoursFromNow(72) })
    const { version } = (await write<DeskArticle>(who.creator, 'GET', `/api/desk/articles/${coming}`)).body
    const moved = await write<ErrorAnswer>(who.creator, 'POST', '/api/desk/calendar/moves', {
      kind: 'article',
      id: coming,
      version,
      day: '2099-01-01',
    })
    expect(moved.status).toBe(403)
    // Writers may delete a text that was never published
    expect((await write(who.creator, 'DELETE', `/admin/upload/${draft._id}`)).status).toBe(200)
  })

  it('no way of the Studio does, for who has no right of review there', async () => {
    const asEditor = openStudio(cmsUrl, editor)
    const desk = openStudioDesk(cmsUrl, editor)
    const id = await asEditor.create('article', articleData())
    await expect(asEditor.publish('article', id)).rejects.toThrow('Review is on')
    await expect(asEditor.post('article', articleData())).rejects.toThrow('Review is on')
    await expect(desk.many('article', 'bulkPublish', [id])).rejects.toThrow('Review is on')
    const published = await live()
    await expect(asEditor.unpublish('article', published)).rejects.toThrow('Review is on')
    await expect(desk.many('article', 'bulkUnpublish', [published])).rejects.toThrow('Review is on')
    await expect(asEditor.remove('article', published)).rejects.toThrow('Review is on')
    expect((await seen(published)).status).toBe(200)
    await openStudio(cmsUrl, sharedStudioToken()).publish('article', id)
    expect((await seen(id)).status).toBe(200)
  })

  it('nor the address of somebody who may: one changes one’s name in the Studio, and not one’s address', async () => {
    const profile = async (body: object) => (await send(`${cmsUrl}/admin/users/me`, 'PUT', body, editor)).status
    const { body } = await ask<{ user: { email: string } }>('/auth/me', { headers: { authorization: `Bearer ${who.admin}` } })
    const own = ((await (await send(`${cmsUrl}/admin/users/me`, 'GET', undefined, editor)).json()) as { data: { email: string } }).data.email
    expect(await profile({ email: body.user.email })).toBe(403)
    expect(await profile({ email: own, firstname: 'Renamed' })).toBe(200)
    await expect(openStudio(cmsUrl, editor).post('article', articleData())).rejects.toThrow('Review is on')
  })

  it('a creator to whom Access gives it publishes', async () => {
    const { body } = await ask<{ user: { _id: string } }>('/auth/me', { headers: { authorization: `Bearer ${who.otherCreator}` } })
    const toggle = () => send(`${cmsUrl}/accounts/users/${body.user._id}/publishing`, 'POST', {}, sharedStudioToken())
    expect((await toggle()).status).toBe(200)
    expect((await me(who.otherCreator)).mayPublish).toBe(true)
    expect((await post({}, who.otherCreator)).status).toBe(201)
    expect((await toggle()).status).toBe(200)
    expect((await post({}, who.otherCreator)).status).toBe(202)
  })

  it('is submitted, stands in the queue, is approved by another and published by its writer, all in the trail', async () => {
    const { _id, version } = (await post({ title: 'To be reviewed' })).body
    expect((await step<ErrorAnswer>(_id, 'approve', version)).status).toBe(409)
    expect((await step<ErrorAnswer>(_id, 'submit', version, who.otherCreator)).status).toBe(403)
    expect((await step(_id, 'submit', version, who.creator)).body).toMatchObject({ state: 'waiting', wasApproved: false })
    const queue = await write<ReviewLine[]>(who.admin, 'GET', '/api/desk/reviews?pageSize=100')
    expect(queue.body.find((line) => line._id === _id)).toMatchObject({ title: 'To be reviewed', state: 'waiting', openRemarks: 0 })
    expect((await write<DeskSummary>(who.admin, 'GET', '/api/desk/summary')).body.inReview).toBeGreaterThan(0)
    expect((await step<ErrorAnswer>(_id, 'approve', version, who.creator)).body.message).toBe('Only publishers can approve.')
    expect((await step(_id, 'approve', version)).body).toMatchObject({ state: 'approved' })
    expect(await publish(_id)).toEqual({ _id, happened: 'done' })
    expect((await seen(_id)).status).toBe(200)
    expect(await review(_id)).toMatchObject({ state: 'none', isPublished: true })
    expect((await trail(_id)).slice(1)).toEqual(['article.submit', 'article.approve', 'article.publish'])
  })

  it('an approval is void after a later change, and is of the version that was looked at', async () => {
    const { _id, version } = (await post()).body
    await step(_id, 'submit', version, who.creator)
    await step(_id, 'approve', version)
    const later = (await put(_id, { title: 'Changed since' })).body.version
    expect(await review(_id)).toMatchObject({ state: 'waiting', wasApproved: true })
    expect(await publish(_id)).toMatchObject({ happened: 'refused', code: 'forbidden' })
    expect((await step<ErrorAnswer>(_id, 'approve', version)).status).toBe(409)
    // The person who changed a text last may not approve it
    const byAdmin = (await put(_id, { title: 'By the admin' }, who.primaryAdmin)).body
    expect(byAdmin.state).toBe('live')
    const draft = (await write<DeskArticle>(who.admin, 'PUT', `/api/desk/articles/${_id}`, articleData({ title: 'Mended' }))).body
    await step(_id, 'submit', draft.version, who.creator)
    expect((await review(_id, who.admin)).notApprovedBecause).toContain('someone else must approve it')
    expect((await step<ErrorAnswer>(_id, 'approve', draft.version)).status).toBe(403)
    expect((await step(_id, 'approve', draft.version, who.primaryAdmin)).body.state).toBe('approved')
    expect(later).toBeGreaterThan(version)
  })

  it('is taken back by its writer and returned by a reviewer', async () => {
    const { _id, version } = (await post()).body
    await step(_id, 'submit', version, who.creator)
    expect((await step<ErrorAnswer>(_id, 'return', version, who.otherCreator)).status).toBe(403)
    expect((await step(_id, 'return', version)).body.state).toBe('returned')
    expect((await step(_id, 'submit', version, who.creator)).body.state).toBe('waiting')
    expect((await step(_id, 'withdraw', version, who.creator)).body.state).toBe('none')
    expect((await step<ErrorAnswer>(_id, 'withdraw', version, who.creator)).status).toBe(409)
    expect((await step<ErrorAnswer>(noId, 'submit', 1)).status).toBe(404)
    expect((await step<ErrorAnswer>(_id, 'shout', 1)).status).toBe(400)
  })

  it('remarks are named and resolved, and publishing asks while one is open', async () => {
    const { _id, version } = (await post()).body
    const made = await remark(_id)
    expect(made.status).toBe(201)
    expect(made.body.remarks).toMatchObject([{ quote: 'A paragraph', words: 'Is it so?', mayResolve: true }])
    expect(made.body.remarks[0]?.madeBy).toMatch(/^Reader /)
    await step(_id, 'submit', version, who.creator)
    await step(_id, 'approve', version)
    expect(await publish(_id)).toMatchObject({ happened: 'refused', code: 'conflict', because: expect.stringContaining('1 remark is open') })
    await expect(openStudio(cmsUrl, sharedStudioToken()).publish('article', _id)).rejects.toThrow('1 remark is open')
    const first = made.body.remarks[0]?._id ?? ''
    expect((await resolve<ErrorAnswer>(first, true, who.otherCreator)).status).toBe(403)
    expect((await resolve(first, true)).body.remarks[0]?.resolvedBy).toMatch(/^Reader /)
    expect((await resolve(first, false)).body.remarks[0]?.resolvedBy).toBeUndefined()
    expect((await resolve<ErrorAnswer>(noId, true)).status).toBe(404)
    expect((await step<ErrorAnswer>(_id, 'publish', version, who.creator)).body.message).toContain('1 remark is open')
    expect((await step<ErrorAnswer>(_id, 'publish', version, who.otherCreator)).status).toBe(403)
    expect(await publish(_id, who.creator, { despiteRemarks: true })).toEqual({ _id, happened: 'done' })
    expect((await step<ErrorAnswer>(_id, 'publish', version, who.creator)).body.message).toBe('This version is already published.')
    expect(await trail(_id)).toEqual(expect.arrayContaining(['article.remark', 'article.resolve', 'article.reopen']))
    expect((await remark<ErrorAnswer>(_id, { quote: ' ', words: 'x' })).status).toBe(400)
    expect((await remark<ErrorAnswer>(noId)).status).toBe(404)
  })

  it('a key belongs to one remark, and to one change of it', async () => {
    const { _id } = (await post()).body
    const key = { 'idempotency-key': randomUUID() }
    const say = (words: string) => write<Review>(who.admin, 'POST', `/api/desk/reviews/${_id}/remarks`, { quote: 'A paragraph', words }, key)
    const made = await say('Is it so?')
    expect((await say('Is it so?')).body.remarks).toHaveLength(1)
    expect((await say('Or is it not?')).status).toBe(409)
    const ofChange = { 'idempotency-key': randomUUID() }
    const change = (isResolved: boolean) =>
      write<Review>(who.creator, 'PUT', `/api/desk/remarks/${made.body.remarks[0]?._id}`, { isResolved }, ofChange)
    expect([(await change(true)).status, (await change(true)).status, (await change(false)).status]).toEqual([200, 200, 409])
  })

  it('advice about a named security may be submitted, and holds approval and publishing back', async () => {
    const text = `<p>“Buy Infosys,” wrote broker number ${Date.now()}.</p>`
    const { _id, version } = (await post({ sections: [{ subtitle: '', description: text }] })).body
    expect((await step(_id, 'submit', version, who.creator)).body.heldBack[0]).toContain('second person')
    const refused = await step<ErrorAnswer>(_id, 'approve', version)
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('second person')])
    expect(await publish(_id, who.admin)).toMatchObject({ happened: 'refused', code: 'validation' })
    const half = (await write<DeskArticle>(who.creator, 'POST', '/api/desk/articles', { title: 'Half of it' })).body
    expect((await step<ErrorAnswer>(half._id, 'submit', half.version, who.creator)).status).toBe(400)
  })

  it('advice that stands in the draft of a story alone is judged as new', async () => {
    const text = `“Buy Infosys,” wrote broker number ${Date.now()}.`
    const body = storyBody({ slides: [{ text }] })
    const made = await write<DeskStory>(who.creator, 'POST', '/api/stories', body)
    expect(made.status).toBe(202)
    const refused = await write<ErrorAnswer>(who.admin, 'PUT', `/api/stories/${made.body._id}`, body)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('second person')])
  })

  it('a story for a day that waited longer begins its day when it is published', async () => {
    const made = await write<DeskStory>(who.creator, 'POST', '/api/stories', storyBody({ createdAt: hoursFromNow(-30), expiryTime: '24h' }))
    const { _id, version } = made.body
    await step(_id, 'submit', version, who.creator)
    await step(_id, 'approve', version)
    expect((await step(_id, 'publish', version, who.creator)).body).toMatchObject({ state: 'none', isPublished: true })
    expect((await ask(`/api/stories/${_id}`)).status).toBe(200)
  })

  it('what readers had before keeps its date when it is published again', async () => {
    const createdAt = hoursFromNow(-72)
    const id = await live({ createdAt })
    expect((await bulk(id, { action: 'unpublish' }, who.admin)).outcomes[0]?.happened).toBe('done')
    expect((await put(id, { createdAt: '' }, who.admin)).status).toBe(200)
    expect((await seen(id)).body.createdAt).toBe(createdAt)
  })
})
