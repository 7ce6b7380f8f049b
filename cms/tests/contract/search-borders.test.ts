import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../access/database'
import { expectMadeSince } from '../made-since'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { askSearch } from './ask-search'
import { articleData, hoursFromNow, storyData } from './samples'
import { people, write, type People } from './writers'

/** Hidden texts must not appear in results, snippets, suggestions or counts, beside a visible article with the same words. */

const database = openDatabase()
let studio: Studio
let who: People
const newWord = () => `zq${Array.from(randomBytes(12), (byte) => 'bcdfghjklmnprstv'[byte % 16]).join('')}`
const search = (q: string, more = '') => askSearch(inject('cmsUrl'), q, more)
/** Replaces the last letter, as a typing error would. */
const slipOf = (word: string) => `${word.slice(0, -1)}w`
const textOf = (description: string) => [{ subtitle: 'One', description: `<p>${description}</p>` }]

beforeAll(async () => {
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
  who = await people()
})
afterAll(() => database.destroy())

const article = (word: string, own: string, over: object = {}) => articleData({ title: `Unseen ${own}`, sections: textOf(`${word} ${own}`), ...over })
const story = (word: string, own: string, over: object = {}) => storyData({ title: `Unseen ${own}`, slides: [{ text: `${word} ${own}` }], ...over })

/** Ways in which an entry exists but is hidden from readers. Each entry contains a shared word and one of its own. */
const states: Readonly<Record<string, (word: string, own: string) => Promise<unknown>>> = {
  'a draft': (word, own) => studio.create('article', article(word, own)),
  'a draft of a story': (word, own) => studio.create('story', story(word, own)),
  'a scheduled article': (word, own) => studio.post('article', article(word, own, { publicationDate: hoursFromNow(1) })),
  'an article kept from search engines': (word, own) => studio.post('article', article(word, own, { noindex: true })),
  'an article taken off': async (word, own) => studio.unpublish('article', await studio.post('article', article(word, own))),
  'a deleted story': async (word, own) => studio.remove('story', await studio.post('story', story(word, own))),
  'an article in the bin': async (word, own) => {
    const { body } = await write<{ _id: string }>(who.admin, 'POST', '/admin/upload', article(word, own))
    expect((await search(own)).groups).toMatchObject([{ count: 1 }])
    expect((await write(who.admin, 'DELETE', `/admin/upload/${body._id}`)).status).toBeLessThan(300)
  },
  'an expired story': async (word, own) => {
    const ref = await studio.post('story', story(word, own))
    await database('search_docs').where({ kind: 'stories', ref }).update({ until_at: Date.now() })
  },
  'an article that is previewed': async (word, own) => {
    const body = { kind: 'article', article: article(word, own) }
    expect((await write(who.creator, 'POST', '/api/preview', body)).status).toBe(201)
  },
}

it.each(Object.entries(states))('%s is in no result, line, suggestion or count', async (_, make) => {
  const [word, own] = [newWord(), newWord()]
  await make(word, own)
  const seen = await studio.post('article', articleData({ title: 'Seen', sections: textOf(`Of ${word}`) }))
  const answer = await search(word)
  expect(answer.groups).toMatchObject([{ type: 'articles', count: 1, results: [{ path: `/blog/${seen}` }] }])
  expect(JSON.stringify(answer)).not.toContain(own)
  expect((await search(word, '&type=articles')).groups).toMatchObject([{ count: 1 }])
  for (const more of ['', '&typing=1']) {
    expect(await search(own, more)).toEqual({ groups: [], leftOut: [own] })
    expect(await search(slipOf(own), more)).toEqual({ groups: [], leftOut: [slipOf(own)] })
  }
})

/**
 * Sets the start or end of a text's visibility to a moment soon, and searches before and after it. Repeats with more time if the machine was too
 * slow.
 */
async function aroundBorder(kind: 'articles' | 'stories', ref: string, column: 'from_at' | 'until_at', word: string, leadMs = 1_000) {
  const at = Date.now() + leadMs
  await database('search_docs')
    .where({ kind, ref })
    .update({ [column]: at })
  const before = (await search(word)).groups.length
  if (Date.now() >= at) return aroundBorder(kind, ref, column, word, leadMs * 3)
  await pause(at - Date.now() + 20)
  return { before, after: (await search(word)).groups.length }
}

describe('at the border of its time', () => {
  it('an article appears', async () => {
    const word = newWord()
    const ref = await studio.post('article', articleData({ title: word, publicationDate: hoursFromNow(-1) }))
    expect(await aroundBorder('articles', ref, 'from_at', word)).toEqual({ before: 0, after: 1 })
  })

  it('a story is gone', async () => {
    const word = newWord()
    const ref = await studio.post('story', storyData({ title: word }))
    expect(await aroundBorder('stories', ref, 'until_at', word)).toEqual({ before: 1, after: 0 })
  })

  it('a story lasts as long as it is said to', async () => {
    const word = newWord()
    const start = Date.now()
    const ref = await studio.post('story', storyData({ title: word, expiryTime: 'for24h' }))
    const [row]: { until_at: number | string }[] = await database('search_docs').where({ kind: 'stories', ref }).select('until_at')
    expectMadeSince(start, new Date(Number(row?.until_at) - 24 * 3_600_000))
  })
})

it('an article comes back from the bin, and is found again', async () => {
  const word = newWord()
  const { body } = await write<{ _id: string }>(who.admin, 'POST', '/admin/upload', articleData({ title: word }))
  await write(who.admin, 'DELETE', `/admin/upload/${body._id}`)
  expect((await search(word)).groups).toEqual([])
  await write(who.admin, 'POST', `/api/desk/bin/${body._id}/restore`)
  expect((await search(word)).groups).toMatchObject([{ count: 1, results: [{ path: `/blog/${body._id}` }] }])
})
