import { randomUUID } from 'node:crypto'
import type { Article } from '@artha/contract/article'
import type { DeskArticle, DeskStory } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../access/database'
import { ask } from './ask'
import { articleData, storyBody } from './samples'
import { people, write, type People } from './writers'

let who: People
beforeAll(async () => {
  who = await people()
})

const newTitle = () => `Sent once ${randomUUID()}`
const post = <Body = DeskArticle>(key: string, title: string, token = who.creator) =>
  write<Body>(token, 'POST', '/admin/upload', articleData({ title }), { 'idempotency-key': key })
const countOf = async (title: string) => (await ask<Article[]>(`/admin/upload?q=${encodeURIComponent(title)}`)).body.length

describe('an Idempotency-Key', () => {
  it('makes twenty equal requests at once one article, and answers each the same', async () => {
    const [key, title] = [randomUUID(), newTitle()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(key, title)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.get('etag')))).toEqual(new Set(['"1"']))
    expect(await countOf(title)).toBe(1)
  })

  it('makes twenty equal stories one', async () => {
    const [key, title] = [randomUUID(), newTitle()]
    const send = () => write<DeskStory>(who.creator, 'POST', '/api/stories', storyBody({ title }), { 'idempotency-key': key })
    const answers = await Promise.all(Array.from({ length: 20 }, send))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
    const mine = await write<DeskStory[]>(who.creator, 'GET', `/api/desk/stories?mine=1&q=${encodeURIComponent(title)}`)
    expect(mine.body).toHaveLength(1)
  })

  it('lets the repetition of a save pass although its If-Match is older than the save', async () => {
    const { body } = await post(randomUUID(), newTitle())
    const key = randomUUID()
    const save = () =>
      write<DeskArticle>(who.creator, 'PUT', `/admin/upload/${body._id}`, articleData({ title: 'Saved once' }), {
        'idempotency-key': key,
        'if-match': '"1"',
      })
    const [first, again] = [await save(), await save()]
    expect([first.status, first.body.version]).toEqual([200, 2])
    expect(again).toMatchObject({ status: 200, body: first.body })
  })

  it('answers the repetition of a deletion as the deletion', async () => {
    const { body } = await post(randomUUID(), newTitle())
    const remove = (key: string) => write(who.creator, 'DELETE', `/admin/upload/${body._id}`, undefined, { 'idempotency-key': key })
    const key = randomUUID()
    expect([(await remove(key)).status, (await remove(key)).status, (await remove(randomUUID())).status]).toEqual([200, 200, 404])
  })

  it('is refused when it is sent again with another body', async () => {
    const key = randomUUID()
    const { body } = await post(key, newTitle())
    const other = await post<ErrorAnswer>(key, newTitle())
    expect([other.status, other.body.code]).toEqual([409, 'conflict'])
    const put = await write(who.creator, 'PUT', `/admin/upload/${body._id}`, articleData(), { 'idempotency-key': key })
    expect(put.status).toBe(409)
  })

  it('is each person’s own', async () => {
    const [key, title] = [randomUUID(), newTitle()]
    const [mine, theirs] = [await post(key, title), await post(key, title, who.otherCreator)]
    expect([mine.status, theirs.status]).toEqual([201, 201])
    expect(mine.body._id).not.toBe(theirs.body._id)
  })

  it('is not used up by a refusal', async () => {
    const [key, title] = [randomUUID(), newTitle()]
    const unfit = articleData({ title, subcategory: 'Tax filing' })
    const wrong = await write(who.creator, 'POST', '/admin/upload', unfit, { 'idempotency-key': key })
    expect([wrong.status, (await post(key, title)).status]).toEqual([400, 201])
  })

  it('is forgotten after a day', async () => {
    const [key, title] = [randomUUID(), newTitle()]
    const first = await post(key, title)
    const database = openDatabase()
    const dayAgo = Date.now() - 86_400_000
    const answeredAt = database.client.config.client === 'pg' ? new Date(dayAgo) : dayAgo
    await database('write_keys').where('write_key', key).update({ answered_at: answeredAt })
    await database.destroy()
    const second = await post(key, title)
    expect([second.status, second.body._id === first.body._id]).toEqual([201, false])
  })

  it.each(['short', 'x'.repeat(101), 'with a blank'])('%s is none', async (key) => {
    const { status, body } = await post<ErrorAnswer>(key, newTitle())
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['Idempotency-Key']])
  })
})
