import type { DeskArticle } from '@artha/contract/desk'
import type { TagAnswer, TagCard } from '@artha/contract/tag'
import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { ask } from './ask'
import { articleData, hoursFromNow } from './samples'
import { people, write, type People } from './writers'

let studio: Studio
let who: People

beforeAll(async () => {
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
  who = await people()
})

/** A tag that no other test uses. */
const newTag = () => `Zq ${randomBytes(5).toString('hex')}`
const slugOf = (tag: string) => tag.toLowerCase().replace(' ', '-')
const read = (slug: string, more = '') => ask<TagAnswer>(`/api/tags/${encodeURIComponent(slug)}${more}`)
const idsOf = async (tag: string, more = '') => (await read(slugOf(tag), more)).body.cards.map(({ _id }) => _id)
const listed = async (slug: string) => (await ask<TagCard[]>('/api/tags')).body.find((tag) => tag.slug === slug)
const publish = async (tags: string[], more: object = {}) =>
  (await write<DeskArticle>(who.creator, 'POST', '/admin/upload', articleData({ tags, ...more }))).body._id

describe('a tag', () => {
  it('has the articles that share it, of any topic and however it is written, newest first', async () => {
    const tag = newTag()
    const loan = await publish([tag, 'सोना'], { createdAt: hoursFromNow(-2) })
    const tax = await publish([tag.toUpperCase()], { category: 'Tax', subcategory: 'ITR filing', createdAt: hoursFromNow(-1) })
    const { status, body } = await read(slugOf(tag))
    expect([status, body.slug, body.name, body.articles]).toEqual([200, slugOf(tag), tag.toUpperCase(), 2])
    expect(body.cards.map(({ _id }) => _id)).toEqual([tax, loan])
    expect((await read('सोना')).body.cards.map(({ _id }) => _id)).toContain(loan)
  })

  it('is listed once two articles have it', async () => {
    const tag = newTag()
    await publish([tag])
    expect(await listed(slugOf(tag))).toBeUndefined()
    await publish([tag])
    expect(await listed(slugOf(tag))).toEqual({ slug: slugOf(tag), name: tag, articles: 2 })
  })

  it('follows what is saved, in the Studio too', async () => {
    const [before, after] = [newTag(), newTag()]
    const id = await studio.post('article', articleData({ tags: before, publicationDate: hoursFromNow(-1) }))
    expect(await idsOf(before)).toEqual([id])
    await studio.update('article', id, { tags: `${after}, Another` })
    await studio.publish('article', id)
    expect((await read(slugOf(before))).status).toBe(404)
    expect(await idsOf(after)).toEqual([id])
    await studio.unpublish('article', id)
    expect((await read(slugOf(after))).status).toBe(404)
  })

  it('has nothing of what is scheduled or kept from search engines', async () => {
    const tag = newTag()
    await publish([tag], { createdAt: hoursFromNow(2) })
    await publish([tag], { seo: { noindex: true } })
    expect((await read(slugOf(tag))).status).toBe(404)
  })

  it('goes on by twelves', async () => {
    const tag = newTag()
    const made = []
    for (let at = 0; at < 13; at += 1) made.push(await publish([tag], { createdAt: hoursFromNow(-at - 1) }))
    expect(await idsOf(tag)).toEqual(made.slice(0, 12))
    expect(await idsOf(tag, '?page=2')).toEqual(made.slice(12))
    expect(await idsOf(tag, '?page=3')).toEqual([])
  })

  it.each(['no-such-tag', 'Gold', 'a b', '-', 'x'.repeat(200), "'; drop table search_tags; --"])('is none at “%s”', async (slug) => {
    expect((await read(slug)).status).toBe(404)
  })

  it.each(['?page=0', '?page=10001', '?page=one', '?q=1'])('is refused with %s', async (query) => {
    expect((await read('gold', query)).status).toBe(400)
  })
})
