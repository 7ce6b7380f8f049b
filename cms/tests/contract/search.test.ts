import type { DeskArticle } from '@artha/contract/desk'
import { dayInIndia } from '@artha/contract/figure-on'
import type { MissedSearches } from '@artha/contract/missed-searches'
import type { SearchAnswer } from '@artha/contract/search'
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { openDatabase } from '../access/database'
import { publishedBefore } from '../published-before'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { ask } from './ask'
import { askSearch } from './ask-search'
import { articleData, hoursFromNow, storyData } from './samples'
import { people, write, type People } from './writers'

const database = openDatabase()
const get = <Body>(token: string | undefined, path: string) => write<Body>(token, 'GET', path)
let studio: Studio
let who: People
/** A word that no other text contains, not even with a typing error. */
const newWord = () => `zq${Array.from(randomBytes(12), (byte) => 'bcdfghjklmnprstv'[byte % 16]).join('')}`

const search = (q: string, more = '') => askSearch(inject('cmsUrl'), q, more)
const paths = async (q: string, more = '') => (await search(q, more)).groups.flatMap(({ results }) => results.map(({ path }) => path))
const marked = (parts: SearchAnswer['groups'][number]['results'][number]['line']) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
const textOf = (description: string) => [{ subtitle: 'One', description: `<p>${description}</p>` }]

beforeAll(async () => {
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
  who = await people()
  // The glossary and the official figures are indexed during the first searches
  const hasBoth = async () => expect(await paths('repo rate')).toEqual(expect.arrayContaining(['/glossary/repo-rate', '/figures/repo']))
  await vi.waitFor(hasBoth, { timeout: 60_000, interval: 200 })
})
afterAll(() => database.destroy())

describe('what is found', () => {
  it('an article from the moment on at which the dashboard publishes it, by its text', async () => {
    const word = newWord()
    const { body } = await write<DeskArticle>(who.creator, 'POST', '/admin/upload', articleData({ sections: textOf(`Some ${word} here`) }))
    const answer = await search(word)
    expect(answer.groups).toMatchObject([{ type: 'articles', count: 1, results: [{ path: `/blog/${body._id}`, rank: 1, topic: 'Loan' }] }])
    expect(answer.groups[0]?.results.map(({ line }) => marked(line))).toEqual([`Some [${word}] here`])
  })

  it('an article by a question of its FAQs, before a newer one that only has the words', async () => {
    const word = newWord()
    const faqs = { subtitle: 'FAQs', description: `1. Can a ${word} borrower prepay early?\nYes, at no charge.` }
    const asked = articleData({ sections: [...textOf('Nothing here'), faqs] })
    const one = await write<DeskArticle>(who.creator, 'POST', '/admin/upload', asked)
    const other = await write<DeskArticle>(who.creator, 'POST', '/admin/upload', articleData({ sections: textOf(`Early, a ${word} may prepay`) }))
    expect(await paths(`can ${word} prepay early`, '&type=articles')).toEqual([`/blog/${one.body._id}`, `/blog/${other.body._id}`])
  })

  it('a term, a calculator, a figure, a topic and a page are found too', async () => {
    expect(await paths('emi')).toContain('/glossary/emi')
    expect(await paths('home loan calculator')).toContain('/home-loan-calculator')
    expect(await paths('80C')).toContain('/figures/it-80c')
    expect(await paths('कर')).toContain('/tax')
    expect(await paths('privacy')).toContain('/privacy')
  })

  it('by forms of a word, its beginning, Hindi in either script and names that mean the same', async () => {
    const [one, two] = ['instalments', 'insta'].map((q) => paths(q))
    expect(await one).toContain('/glossary/emi')
    expect(await two).toContain('/glossary/emi')
    expect(await paths('byaj')).toEqual(await paths('ब्याज'))
    expect(await paths('fd')).toContain('/fixed-deposit-calculator')
  })

  it('as whole words: “emi” is in no “premium”', async () => {
    const id = await studio.post('article', articleData({ title: 'Premiums of a policy', sections: textOf('premium premiums') }))
    expect(await paths('emi', '&type=articles')).not.toContain(`/blog/${id}`)
    expect(await paths('premium', '&type=articles')).toContain(`/blog/${id}`)
  })

  it('with slips of the finger, which are said; none in three letters', async () => {
    const answer = await search('mutaul fumd')
    expect([answer.didYouMean, answer.groups.flatMap(({ results }) => results.map(({ path }) => path))]).toEqual([
      'mutual fund',
      expect.arrayContaining(['/glossary/mutual-fund']),
    ])
    expect(await search('fixeddeposit')).toMatchObject({ didYouMean: 'fixed deposit' })
    expect(await paths('fixeddeposit')).toContain('/glossary/fixed-deposit')
    expect(await search('ppq')).toEqual({ groups: [], leftOut: ['ppq'] })
  })

  it('by its whole name within a longer question', async () => {
    expect(await paths('real rate of return')).toContain('/glossary/real-return')
    expect((await paths('pe ratio'))[0]).toBe('/glossary/pe-ratio')
  })

  it('by kind, topic, day and page', async () => {
    const word = newWord()
    const old = await publishedBefore('article', articleData({ title: `Old ${word}`, category: 'Tax', publicationDate: '2024-03-01T06:00:00.000Z' }))
    const made = await studio.post('article', articleData({ title: `New ${word}`, category: 'Loan', publicationDate: hoursFromNow(-1) }))
    expect(await paths(word)).toEqual([`/blog/${made}`, `/blog/${old}`])
    expect(await paths(word, '&topic=Tax')).toEqual([`/blog/${old}`])
    expect(await paths(word, '&from=2024-03-02')).toEqual([`/blog/${made}`])
    expect(await paths(word, '&from=2024-03-01')).toHaveLength(2)
    expect(await paths(word, '&type=stories')).toEqual([])
    expect((await search(word, '&type=articles&page=2')).groups).toMatchObject([{ count: 2, results: [] }])
  })

  it.each(['', '   ', 'x'.repeat(101)])('is refused for “%s”', async (q) => {
    expect((await ask(`/api/search?q=${encodeURIComponent(q)}`)).status).toBe(400)
  })

  it.each([
    '"',
    'a OR b"*',
    "'; drop table search_docs; --",
    '((',
    '*',
    'NEAR(a b)',
    '\u0000',
    'a & | ! <-> b:*',
    '🪙',
    '%_\\',
    '1a⑴',
    'ﷺ'.repeat(60),
  ])('answers to %j as to words', async (q) => expect(await search(q)).toHaveProperty('groups'))
})

/** Schedules an article that appears soon, and searches for it before that. Repeats with more time if the machine was too slow. */
async function scheduledSoon(leadMs: number): Promise<{ word: string; slip: string; at: number; id: string; before: SearchAnswer[] }> {
  const word = newWord()
  const slip = `${word.slice(0, -1)}w`
  const at = Date.now() + leadMs
  const id = await studio.post('article', articleData({ title: word, publicationDate: new Date(at).toISOString() }))
  const before = [await search(word), await search(slip)]
  return Date.now() < at ? { word, slip, at, id, before } : scheduledSoon(leadMs * 3)
}

describe('what readers may not see', () => {
  it('a draft, what is taken off and what is deleted is in no answer', async () => {
    const word = newWord()
    const id = await studio.create('article', articleData({ title: `Draft ${word}` }))
    expect((await search(word)).groups).toEqual([])
    await studio.publish('article', id)
    expect(await paths(word)).toEqual([`/blog/${id}`])
    const other = newWord()
    await studio.update('article', id, { title: `Draft ${other}` })
    expect([await paths(word), (await search(other)).groups]).toEqual([[`/blog/${id}`], []])
    await studio.unpublish('article', id)
    expect((await search(word)).groups).toEqual([])
    await studio.publish('article', id)
    await studio.remove('article', id)
    expect(await search(other)).toEqual({ groups: [], leftOut: [other] })
  })

  it('what is not for search engines is not for this one', async () => {
    const word = newWord()
    const id = await studio.post('article', articleData({ title: word, noindex: true }))
    expect((await search(word)).groups).toEqual([])
    await studio.update('article', id, { noindex: false })
    await studio.publish('article', id)
    expect(await paths(word)).toEqual([`/blog/${id}`])
  })

  it('a scheduled article is neither found nor suggested before its moment, and is found from it on', async () => {
    const { word, slip, at, id, before } = await scheduledSoon(1_000)
    expect(before).toEqual([
      { groups: [], leftOut: [word] },
      { groups: [], leftOut: [slip] },
    ])
    await pause(at - Date.now() + 50)
    expect(await paths(word)).toEqual([`/blog/${id}`])
    await expect.poll(() => search(slip)).toMatchObject({ didYouMean: word })
  })

  it('an article whose day is moved is found while its day has come, and never for its old day', async () => {
    const word = newWord()
    const id = await studio.post('article', articleData({ title: word, publicationDate: hoursFromNow(-1) }))
    expect(await paths(word)).toEqual([`/blog/${id}`])
    const moveTo = async (hours: number) => {
      await studio.update('article', id, { publicationDate: hoursFromNow(hours) })
      await studio.publish('article', id)
    }
    await moveTo(48)
    expect(await search(word)).toEqual({ groups: [], leftOut: [word] })
    expect(await search(`${word.slice(0, -1)}w`)).toMatchObject({ groups: [] })
    await moveTo(-48)
    const answer = await search(word)
    expect(answer.groups).toMatchObject([{ type: 'articles', count: 1, results: [{ path: `/blog/${id}` }] }])
    expect((await search(word, `&from=${dayInIndia(new Date(hoursFromNow(-24)))}`)).groups).toEqual([])
  })

  it('a text that is only previewed is in no answer', async () => {
    const word = newWord()
    const id = await studio.create('article', articleData({ title: `Preview ${word}`, sections: textOf(word) }))
    await database('search_docs')
      .where({ kind: 'articles', ref: id })
      .select('id')
      .then((rows: unknown[]) => expect(rows).toEqual([]))
    expect(await search(word)).toEqual({ groups: [], leftOut: [word] })
  })

  it('a story is gone from the moment on at which it expires', async () => {
    const word = newWord()
    const id = await studio.post('story', storyData({ title: word, slides: [{ text: 'A slide' }] }))
    expect(await paths(word)).toEqual([`/stories/${id}`])
    await database('search_docs')
      .where({ kind: 'stories', ref: id })
      .update({ until_at: Date.now() - 1 })
    expect(await search(word)).toEqual({ groups: [], leftOut: [word] })
  })
})

describe('what is looked for and not found', () => {
  const missed = async () => (await get<MissedSearches>(who.creator, '/api/desk/missed-searches')).body
  const askedToday = async (words: string) => {
    await missed()
    const rows = await database<{ words: string; askings: number }>('missed_searches').where({ words }).select('words', 'askings')
    return rows.map(({ askings }) => askings)
  }
  const askTimes = async (q: string, times: number, more = '') => {
    for (let time = 0; time < times; time += 1) await search(q, more)
  }

  it('is counted, but not while it is typed, narrowed down or found', async () => {
    const word = newWord()
    await askTimes(`  Of ${word.toUpperCase()} `, 2)
    await askTimes(word, 1, '&typing=1')
    await askTimes(word, 1, '&type=terms')
    expect(await askedToday(`of ${word}`)).toEqual([2])
    expect(await askedToday(word)).toEqual([])
    await askTimes(`of ${word}`, 1)
    expect(await askedToday(`of ${word}`)).toEqual([3])
    await askTimes('home loan', 1)
    expect(await askedToday('home loan')).toEqual([])
  })

  it.each(['asha@example.org', 'call 98765', 'खाता ४५६७'])('is not kept as “%s”', async (q) => {
    const word = newWord()
    await askTimes(`${word} ${q}`, 1)
    await missed()
    expect(await database('missed_searches').whereLike('words', `${word}%`)).toEqual([])
  })

  it('is shown from five askings on two days on, for 90 days', async () => {
    const [often, once, long] = [newWord(), newWord(), newWord()]
    const dayBefore = (days: number) => new Date(Date.now() + 5.5 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)
    await database('missed_searches').insert([
      { day: dayBefore(1), words: often, askings: 3 },
      { day: dayBefore(89), words: often, askings: 1 },
      { day: dayBefore(1), words: once, askings: 50 },
      { day: dayBefore(90), words: long, askings: 50 },
      { day: dayBefore(91), words: long, askings: 50 },
    ])
    const shown = async () => (await missed()).filter(({ words }) => [often, once, long].includes(words))
    expect(await shown()).toEqual([])
    await askTimes(often, 1)
    expect(await shown()).toEqual([{ words: often, askings: 5, days: 3, lastDay: dayBefore(0) }])
    expect(await missed()).toEqual((await missed()).toSorted((one, other) => other.askings - one.askings))
  })
})
