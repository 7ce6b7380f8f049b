import { randomUUID } from 'node:crypto'
import type { BulkArticlesAnswer } from '@artha/contract/bulk-articles'
import type { DeskArticle } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../access/database'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { articleData } from './samples'
import { people, write, type People } from './writers'

const studio = openStudio(inject('cmsUrl'), sharedStudioToken())
const database = openDatabase()
let who: People
beforeAll(async () => {
  who = await people()
})
afterAll(() => database.destroy())

const address = '/api/desk/article-changes'
const noId = 'aaaaaaaaaaaaaaaaaaaaaaaa'

const made = async (over: object = {}, token = who.creator) =>
  (await write<DeskArticle>(token, 'POST', '/admin/upload', articleData({ title: 'One of several', ...over }))).body
const read = async (id: string) => (await write<DeskArticle>(who.admin, 'GET', `/api/desk/articles/${id}`)).body
const seen = ({ _id: id, version }: DeskArticle) => ({ id, version })
const bulk = async (body: object, token = who.creator, headers: Record<string, string> = {}) =>
  write<BulkArticlesAnswer>(token, 'POST', address, body, headers)
const happened = ({ body }: { body: BulkArticlesAnswer }) => body.outcomes.map(({ happened: what, because }) => because ?? what)
const undo = (undoId: string | undefined, token = who.creator) => bulk({ action: 'undo', undoId }, token)
const isPublic = async (id: string) => (await fetch(`${inject('cmsUrl')}/admin/upload/${id}`)).status === 200
const trailOf = async (id: string): Promise<string[]> =>
  (
    await database('accounts_audit_entries')
      .where({ subject: `article:${id}` })
      .orderBy('id')
      .select('action')
  ).map(({ action }: { action: string }) => action.replace('article.', ''))

describe('several articles at once', () => {
  it('are taken off the site, published again, and each deed is noted once', async () => {
    const [one, other] = [await made(), await made()]
    const off = await bulk({ action: 'unpublish', articles: [seen(one), seen(other)] })
    expect([off.status, happened(off), off.headers.get('cache-control')]).toEqual([200, ['done', 'done'], 'no-store'])
    expect([await isPublic(one._id), (await read(one._id)).state]).toEqual([false, 'draft'])
    expect(happened(await bulk({ action: 'unpublish', articles: [{ id: one._id }] }))).toEqual(['It is not published.'])
    const on = await bulk({ action: 'publish', articles: [{ id: one._id }, seen(await read(other._id))] })
    expect([happened(on), await isPublic(one._id)]).toEqual([['done', 'done'], true])
    expect(happened(await bulk({ action: 'publish', articles: [{ id: one._id }] }))).toEqual(['It is already published.'])
    expect(await trailOf(one._id)).toEqual(['create', 'unpublish', 'publish'])
  })

  it('say of each what happened to it, and why not', async () => {
    const [mine, another, changed] = [await made(), await made({}, who.otherCreator), await made()]
    const stale = seen(changed)
    await write(who.creator, 'PUT', `/admin/upload/${changed._id}`, articleData({ title: 'Changed since' }))
    const { body } = await bulk({ action: 'tag', tag: 'gold', articles: [seen(another), seen(mine), { id: noId }, stale] })
    expect(body.outcomes.map(({ _id, happened: what, code }) => [_id, what, code])).toEqual([
      [another._id, 'refused', 'forbidden'],
      [mine._id, 'done', undefined],
      [noId, 'refused', 'not-found'],
      [changed._id, 'refused', 'conflict'],
    ])
    expect([(await read(mine._id)).tags, (await read(another._id)).tags, (await read(changed._id)).tags]).toEqual([['gold'], undefined, undefined])
    expect(happened(await bulk({ action: 'delete', articles: [seen(another)] }, who.admin))).toEqual(['done'])
  })

  it('are filed for readers and in the draft, which stays as it was written', async () => {
    const { _id } = await made({ tags: ['EMI'] })
    await studio.update('article', _id, articleData({ title: 'Half a new title', tags: 'EMI' }))
    const filed = await bulk({ action: 'categorise', category: 'GST', subcategory: 'CGST', articles: [seen(await read(_id))] })
    expect(happened(filed)).toEqual(['done'])
    const { title, category, hasDraft } = await read(_id)
    const shown = (await (await fetch(`${inject('cmsUrl')}/admin/upload/${_id}`)).json()) as DeskArticle
    expect([title, category, hasDraft]).toEqual(['Half a new title', 'GST', true])
    expect([shown.title, shown.category, shown.subcategory, shown.tags]).toEqual(['One of several', 'GST', 'CGST', ['EMI']])
    await bulk({ action: 'untag', tag: 'emi', articles: [{ id: _id }] })
    expect((await read(_id)).tags).toBeUndefined()
    expect(happened(await undo(filed.body.undoId))).toEqual(['Someone has saved it in the meantime.'])
    expect(await trailOf(_id)).toEqual(['create', 'update', 'update', 'update'])
  })

  it('are held to what publishing asks for', async () => {
    const id = await studio.create('article', { ...articleData({ title: 'Without a text' }), sections: [] })
    const { body } = await bulk({ action: 'publish', articles: [{ id }] }, who.admin)
    expect(body.outcomes).toEqual([{ _id: id, happened: 'refused', code: 'validation', because: 'Add at least one section' }])
    expect(body.undoId).toBeUndefined()
    const wrong = await bulk({ action: 'categorise', category: 'GST', subcategory: 'Nothing', articles: [{ id }] }, who.admin)
    expect(happened(wrong)).toEqual(['Choose a subcategory from the list.'])
  })
})

describe('what was done to several', () => {
  it('is taken back: the text that readers had and the draft beside it', async () => {
    const { _id } = await made()
    await studio.update('article', _id, articleData({ title: 'An unfinished draft' }))
    const off = await bulk({ action: 'unpublish', articles: [{ id: _id }] })
    expect(happened(await undo(off.body.undoId))).toEqual(['done'])
    const shown = (await (await fetch(`${inject('cmsUrl')}/admin/upload/${_id}`)).json()) as DeskArticle
    expect([shown.title, (await read(_id)).title, (await read(_id)).hasDraft]).toEqual(['One of several', 'An unfinished draft', true])
    expect(happened(await undo(off.body.undoId))).toEqual(['It was already undone.'])
    expect((await trailOf(_id)).slice(-2)).toEqual(['unpublish', 'undo'])
  })

  it('of what was published over an older text too', async () => {
    const { _id } = await made()
    await studio.update('article', _id, articleData({ title: 'A newer text' }))
    const on = await bulk({ action: 'publish', articles: [{ id: _id }] })
    await undo(on.body.undoId)
    const shown = (await (await fetch(`${inject('cmsUrl')}/admin/upload/${_id}`)).json()) as DeskArticle
    expect([shown.title, (await read(_id)).title]).toEqual(['One of several', 'A newer text'])
  })

  it('of what was deleted, by the creator whose it is, and by no one else', async () => {
    const [one, other] = [await made(), await made()]
    const gone = await bulk({ action: 'delete', articles: [seen(one), seen(other)] })
    expect([happened(gone), await isPublic(one._id)]).toEqual([['done', 'done'], false])
    const stranger = await write<ErrorAnswer>(who.admin, 'POST', address, { action: 'undo', undoId: gone.body.undoId })
    expect([stranger.status, stranger.body.message]).toEqual([404, 'There is nothing left to undo.'])
    expect([happened(await undo(gone.body.undoId)), await isPublic(one._id)]).toEqual([['done', 'done'], true])
    expect(await trailOf(one._id)).toEqual(['create', 'delete', 'restore'])
  })

  it('of what was deleted stays undone where somebody else has deleted it since', async () => {
    const one = await made()
    const gone = await bulk({ action: 'delete', articles: [seen(one)] })
    const back = await write(who.admin, 'POST', `/api/desk/bin/${one._id}/restore`)
    expect(back.status).toBe(200)
    expect(happened(await bulk({ action: 'delete', articles: [{ id: one._id }] }, who.admin))).toEqual(['done'])
    expect(happened(await undo(gone.body.undoId))).toEqual(['Someone has saved it in the meantime.'])
    expect(await isPublic(one._id)).toBe(false)
  })

  it('stays where somebody has published it since', async () => {
    const id = await studio.create('article', articleData({ title: 'Published in between' }))
    const tagged = await bulk({ action: 'tag', tag: 'gold', articles: [{ id }] }, who.admin)
    await studio.publish('article', id)
    expect(happened(await undo(tagged.body.undoId, who.admin))).toEqual(['Someone has saved it in the meantime.'])
    expect([await isPublic(id), (await read(id)).tags]).toEqual([true, ['gold']])
  })
})

describe('at the same time', () => {
  it('two overlapping changes are each made once, in some order, and none is lost', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => made()))
    const [first, second] = [all.slice(0, 6), all.slice(2).toReversed()]
    const [gold, loans] = await Promise.all([
      bulk({ action: 'tag', tag: 'gold', articles: first.map(seen) }),
      bulk({ action: 'tag', tag: 'loans', articles: second.map(seen) }, who.admin),
    ])
    const outcomeOf = (answer: BulkArticlesAnswer, id: string) => answer.outcomes.find(({ _id }) => _id === id)
    const wrote = (answer: BulkArticlesAnswer, id: string) => outcomeOf(answer, id)?.happened === 'done'
    // On a busy machine an article may be refused with "unavailable"
    const isLeft = (id: string) => [gold.body, loans.body].some((answer) => outcomeOf(answer, id)?.code === 'unavailable')
    for (const { _id } of all) {
      const expected = [...(wrote(gold.body, _id) ? ['gold'] : []), ...(wrote(loans.body, _id) ? ['loans'] : [])]
      expect((await read(_id)).tags ?? []).toEqual(expected)
      // Both requests named the same version, so one of them gets a conflict
      if (!isLeft(_id)) expect(expected).toHaveLength(1)
    }
    const codes = new Set([...gold.body.outcomes, ...loans.body.outcomes].map(({ code }) => code))
    codes.delete('unavailable')
    expect(codes).toEqual(new Set([undefined, 'conflict']))
  })

  it('two that saw no version both leave their mark', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => made()))
    const articles = all.map(({ _id: id }) => ({ id }))
    const answers = await Promise.all(
      ['gold', 'loans', 'gold', 'EMI'].map((tag, at) => bulk({ action: 'tag', tag, articles: at % 2 === 0 ? articles : articles.toReversed() })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    // On a busy machine an article may be refused, so each answer says what was changed
    const wrote = ({ body }: (typeof answers)[number], id: string) => body.outcomes.find(({ _id }) => _id === id)?.happened === 'done'
    const tags = ['gold', 'loans', 'gold', 'EMI']
    for (const { _id } of all) {
      const left = new Set(tags.filter((_tag, at) => answers[at] !== undefined && wrote(answers[at], _id)))
      expect([...((await read(_id)).tags ?? [])].sort()).toEqual([...left].sort())
    }
  })

  it('a request that comes twice under its key is made once', async () => {
    const { _id, version } = await made()
    const headers = { 'idempotency-key': randomUUID() }
    const ask = () => bulk({ action: 'tag', tag: 'gold', articles: [{ id: _id, version }] }, who.creator, headers)
    const [first, second] = await Promise.all([ask(), ask()])
    expect([first.body.outcomes, second.body]).toEqual([[{ _id, happened: 'done' }], first.body])
    expect([(await read(_id)).version, await trailOf(_id)]).toEqual([version + 1, ['create', 'update']])
    expect(happened(await undo(second.body.undoId))).toEqual(['done'])
  })
})

describe('is refused whole', () => {
  it.each([
    {},
    { action: 'burn', articles: [{ id: noId }] },
    { action: 'publish', articles: [] },
    { action: 'publish', articles: [{ id: noId }, { id: noId }] },
    { action: 'publish', articles: Array.from({ length: 51 }, (_, at) => ({ id: `${noId}${at}` })) },
    { action: 'tag', tag: 'a, b', articles: [{ id: noId }] },
    { action: 'categorise', category: 'Nothing', subcategory: 'News', articles: [{ id: noId }] },
    { action: 'undo', undoId: '../bin' },
  ])('%j', async (body) => {
    const { status, body: answer } = await write<ErrorAnswer>(who.creator, 'POST', address, body)
    expect([status, answer.code]).toEqual([400, 'validation'])
  })

  it('a key that is none', async () => {
    const { status } = await write<ErrorAnswer>(
      who.creator,
      'POST',
      address,
      { action: 'publish', articles: [{ id: noId }] },
      { 'idempotency-key': 'x' },
    )
    expect(status).toBe(400)
  })
})
