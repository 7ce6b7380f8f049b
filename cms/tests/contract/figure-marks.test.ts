import type { Article } from '@artha/contract/article'
import type { DeskArticle } from '@artha/contract/desk'
import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from './ask'
import { articleData } from './samples'
import { people, write, type People } from './writers'

let who: People

beforeAll(async () => {
  who = await people()
})

const published = async (description: string, over: object = {}) => {
  const { body } = await write<DeskArticle>(
    who.admin,
    'POST',
    '/admin/upload',
    articleData({ sections: [{ subtitle: 'One', description }], ...over }),
  )
  return body
}
const read = async (id: string) => (await ask<Article>(`/admin/upload/${id}`)).body

describe('a figure in an article', () => {
  it('is answered with its date, and the article with the source', async () => {
    const { _id } = await published('<p>The rate is <a href="/figures/repo?on=2026-10-08">5.50%</a>.</p>')
    const article = await read(_id)
    expect(article.sections[0]?.description).toBe('<p>The rate is <a href="/figures/repo?on=2026-10-08" title="as of 8 Oct 2026">5.50%</a>.</p>')
    expect(article.sources).toEqual([
      {
        title: 'RBI policy repo rate',
        authority: 'RBI Monetary Policy Committee',
        document: 'Resolution of 7 Oct 2026, press release 63742',
        address: 'https://www.rbi.org.in/Scripts/BS_PressReleaseDisplay.aspx?prid=63742',
        checkedOn: '2026-10-12',
        figure: { figureKey: 'repo', on: '2026-10-08', words: '5.50%', from: '2026-10-07', until: null, confidence: 'two-sources' },
      },
    ])
  })

  it('of today is drawn with what holds today, and comes back to its writer as it was written', async () => {
    const description = '<p>The ceiling is <a href="/figures/epf-ceiling?on=today">₹15,000</a>.</p>'
    const { _id, sections } = await published(description)
    expect(sections[0]?.description).toBe(description)
    expect((await read(_id)).sections[0]?.description).toBe(
      '<p>The ceiling is <a href="/figures/epf-ceiling?on=today" title="today, since 17 Sep 2026">₹25,000</a>.</p>',
    )
  })

  it('that has ended since it was written says so; one that had ended before does not', async () => {
    const description = '<p><a href="/figures/repo?on=2026-10-01">5.25%</a></p>'
    const today = await published(description)
    expect((await read(today._id)).sources?.[0]?.figure).not.toHaveProperty('ended')
    const before = await published(description, { createdAt: '2026-09-01T00:00:00.000Z' })
    expect((await read(before._id)).sources?.[0]?.figure).toMatchObject({ until: '2026-10-06', ended: true })
  })

  it.each([
    ['script in its address', '<p><a href="javascript:alert(1)//figures/repo?on=today">5%</a></p>', '<p><a>5%</a></p>'],
    ['handlers beside it', '<p><a href="/figures/repo?on=2001-01-01" onclick="x()" class="y">5%</a></p>', '<p>5%</p>'],
    [
      'an element in it',
      '<p><a href="/figures/repo?on=today">5<img src=x onerror=y></a></p>',
      '<p><a href="/figures/repo?on=today" title="today, since 7 Oct 2026">5.50%</a></p>',
    ],
  ])('lets no more through than before: %s', async (_name, description, answered) => {
    const { _id } = await published(description)
    expect((await read(_id)).sections[0]?.description).toEqual(answered)
  })

  it('is not needed: nothing is said of sources where there is none', async () => {
    const { _id } = await published('<p>No figure.</p>')
    expect(await read(_id)).not.toHaveProperty('sources')
  })
})
