import type { DeskArticle, DeskArticleCard } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { articleData } from './samples'
import { people, write, type People } from './writers'

let who: People
const word = 'Feldspar'

beforeAll(async () => {
  who = await people()
  const make = (title: string, createdAt: string, over: object = {}, token = who.creator) =>
    write<DeskArticle>(token, 'POST', '/admin/upload', articleData({ title: `${word} ${title}`, createdAt, ...over }))
  await make('of May', '2026-05-04T18:30:00.000Z', { tags: ['gold', 'EMI'], byline: 'Asha Rao' })
  await make('in June', '2026-06-01T00:00:00.000Z', {
    authors: [{ name: 'Bhavna Iyer' }, { name: 'Chetan Rao' }],
    category: 'Tax',
    subcategory: 'Income tax',
    tags: ['gold loan'],
  })
  await make('again', '2026-05-04T18:29:59.000Z', {}, who.otherCreator)
  await make('to come', '2999-01-01T00:00:00.000Z')
  await openStudio(inject('cmsUrl'), sharedStudioToken()).create(
    'article',
    articleData({ title: `${word} unfinished`, category: 'Tax', tags: 'by hand,typed\n kept' }),
  )
})

const list = async (query: string, token = who.creator) => {
  const { body, headers } = await write<DeskArticleCard[]>(token, 'GET', `/api/desk/articles?q=${word}&${query}`)
  return { titles: body.map(({ title }) => title.replace(`${word} `, '')), total: headers.get('x-total-count') }
}

describe('the articles of the desk', () => {
  it.each([
    ['state=draft', ['unfinished']],
    ['state=scheduled', ['to come']],
    ['state=live', ['in June', 'of May', 'again']],
    ['category=Tax&state=live', ['in June']],
    ['tag=gold', ['of May']],
    ['tag=emi', ['of May']],
    ['tag=gold%20loan', ['in June']],
    ['tag=%25', []],
    // Tags typed in the Studio, with commas and line breaks
    ['tag=typed', ['unfinished']],
    ['tag=kept', ['unfinished']],
    ['author=rao&state=live', ['in June', 'of May']],
    ['author=bhavna', ['in June']],
    ['author=ASHA%C2%A0R%C4%81o&state=live', ['of May']],
    ['author=%25', []],
    // The borders are midnight in India; one article is from a second before
    ['from=2026-05-05&to=2026-05-05', ['of May']],
    ['to=2026-05-04', ['again']],
    ['from=2026-05-05&state=live', ['in June', 'of May']],
    ['mine=1&state=live', ['in June', 'of May']],
    ['sort=oldest&state=live', ['again', 'of May', 'in June']],
    ['sort=title&state=live', ['again', 'in June', 'of May']],
    ['sort=changed&state=live', ['again', 'in June', 'of May']],
  ])('are chosen and put in order by %s', async (query, titles) => {
    expect(await list(query)).toEqual({ titles, total: String(titles.length) })
  })

  it('are paged in the order that is asked for', async () => {
    const first = await list('state=live&sort=title&pageSize=2')
    const second = await list('state=live&sort=title&pageSize=2&page=2')
    expect([first, second]).toEqual([
      { titles: ['again', 'in June'], total: '3' },
      { titles: ['of May'], total: '3' },
    ])
  })

  it('show a user who may not write what readers see, whatever is asked', async () => {
    expect((await list('state=draft', who.reader)).titles).toEqual([])
    expect((await list('state=scheduled', who.reader)).titles).toEqual([])
    expect((await list('sort=title', who.reader)).titles).toEqual(['again', 'in June', 'of May'])
  })

  it.each(['state=gone', 'category=Nothing', 'from=2026-13-01', 'sort=random', 'tag=', 'author=', 'writer=me'])(
    'are not asked for by %s',
    async (query) => {
      const { status, body } = await write<ErrorAnswer>(who.creator, 'GET', `/api/desk/articles?${query}`)
      expect([status, body.code]).toEqual([400, 'validation'])
    },
  )
})
