import type { Article, ArticleCard } from '@artha/contract/article'
import type { ErrorAnswer } from '@artha/contract/errors'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { publishedBefore } from '../published-before'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { ask } from './ask'
import { articleData, hoursFromNow } from './samples'

let studio: Studio
const titles = (articles: { title: string }[]) => articles.map(({ title }) => title)

beforeAll(async () => {
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
})

describe('GET /admin/upload', () => {
  beforeAll(async () => {
    const post = (title: string, hours: number, over: object = {}) =>
      studio.post('article', articleData({ title, subcategory: 'List test', publicationDate: hoursFromNow(hours), ...over }))
    await post('Gold loans, weighed', -3, { category: 'News' })
    await post('Tax slabs on one page', -2, { category: 'FinTech', featured: true })
    await post('A 50% bonus_month', -1, { category: 'FinTech', section: 'bottom' })
    await post('Not before tomorrow', 24, { category: 'News' })
    await studio.create('article', articleData({ title: 'Only a draft', subcategory: 'List test' }))
  })

  const list = (query: string) => ask<Article[]>(`/admin/upload?subcategory=List+test&${query}`)

  it('answers published articles, newest first, without drafts and scheduled ones', async () => {
    const { status, body } = await list('')
    expect(status).toBe(200)
    expect(titles(body)).toEqual(['A 50% bonus_month', 'Tax slabs on one page', 'Gold loans, weighed'])
  })

  it.each([
    ['category=FinTech', ['A 50% bonus_month', 'Tax slabs on one page']],
    ['featured=true', ['Tax slabs on one page']],
    ['section=bottom', ['A 50% bonus_month']],
    ['q=SLABS', ['Tax slabs on one page']],
    ['q=50%25', ['A 50% bonus_month']],
    ['q=s_month', ['A 50% bonus_month']],
    ['q=_abs', []],
    ['q=ta', ['Tax slabs on one page']],
    ['q=ab', []],
    ['q=%22%27', []],
    ['category=Nothing', []],
  ])('%s', async (query, expected) => {
    const { body, headers } = await list(query)
    expect(titles(body)).toEqual(expected)
    expect(headers.get('x-total-count')).toBe(String(expected.length))
  })

  it('pages, and says where the other pages are', async () => {
    const first = await list('pageSize=2')
    expect(titles(first.body)).toEqual(['A 50% bonus_month', 'Tax slabs on one page'])
    expect(first.headers.get('x-total-count')).toBe('3')
    expect(first.headers.get('link')).toBe('</admin/upload?subcategory=List+test&pageSize=2&page=2>; rel="next"')
    const second = await list('pageSize=2&page=2')
    expect(titles(second.body)).toEqual(['Gold loans, weighed'])
    expect(second.headers.get('link')).toContain('rel="prev"')
  })

  it('answers cards without bodies when asked for them', async () => {
    const { body } = await ask<ArticleCard[]>('/admin/upload?subcategory=List+test&fields=card&pageSize=1')
    expect(body[0]).toMatchObject({ excerpt: 'Money that is set aside early has the longest time to grow.' })
    expect(body[0]).not.toHaveProperty('sections')
  })

  it.each([
    ['page=0', 'page'],
    ['page=1e1', 'page'],
    ['pageSize=101', 'pageSize'],
    ['pageSize=', 'pageSize'],
    ['page=101', 'page'],
    ['featured=yes', 'featured'],
    ['fields=all', 'fields'],
    ['q=', 'q'],
    ['populate=*', 'populate'],
    ['filters[title]=x', 'filters[title]'],
    ['q=a&q=b', 'q'],
    [`q=${'x'.repeat(101)}`, 'q'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await ask<ErrorAnswer>(`/admin/upload?${query}`)
    expect(status).toBe(400)
    expect(body.code).toBe('validation')
    expect(Object.keys(body.fields ?? {})).toContain(field)
  })

  it('refuses another method in our JSON', async () => {
    const { status, body } = await ask<ErrorAnswer>('/admin/upload', { method: 'PATCH' })
    expect([status, body.code]).toEqual([405, 'method-not-allowed'])
  })

  it('refuses files where none are expected, before they are read', async () => {
    const form = new FormData()
    form.append('file', new Blob(['x']), 'x.png')
    const { status, body } = await ask<ErrorAnswer>('/admin/upload', { method: 'POST', body: form })
    expect([status, body.code]).toEqual([415, 'unsupported-media-type'])
  })
})

describe('GET /admin/upload/{id}', () => {
  it('answers one article whole, its markup sanitised', async () => {
    const hostile = '<p onclick="x()">Rates <strong>fell</strong><script>alert(1)</script> <a href="javascript:x()">here</a></p>'
    const sections = [
      { subtitle: 'First', description: hostile, imageUrl: 'https://elsewhere.example/a.png', imageAlt: 'A chart' },
      { subtitle: 'FAQs', description: '1. Why?\nBecause.' },
    ]
    const id = await publishedBefore('article', { title: 'Whole', sections })
    const { body } = await ask<Article>(`/admin/upload/${id}`)
    expect(body).toMatchObject({
      _id: id,
      title: 'Whole',
      byline: 'Artha newsroom',
      standfirst: 'Rates fell here',
      content: '',
      imageUrl: '',
      sections: [
        {
          subtitle: 'First',
          description: '<p>Rates <strong>fell</strong> <a>here</a></p>',
          imageUrl: 'https://elsewhere.example/a.png',
          imageAlt: 'A chart',
          image: null,
        },
        { subtitle: 'FAQs', description: '1. Why?\nBecause.' },
      ],
    })
  })

  it('answers a legacy article with no sections', async () => {
    const data = { title: 'Old', sections: [], imageUrl: 'https://elsewhere.example/o.png', content: '1. A point\nText.' }
    const id = await publishedBefore('article', data)
    const { body } = await ask<Article>(`/admin/upload/${id}`)
    expect(body).toMatchObject({ sections: [], imageUrl: 'https://elsewhere.example/o.png', content: '1. A point\nText.' })
  })

  it('keeps the published text while a draft is being changed, and follows when it is published', async () => {
    const id = await studio.post('article', articleData({ title: 'Before' }))
    await studio.update('article', id, articleData({ title: 'After' }))
    expect((await ask<Article>(`/admin/upload/${id}`)).body.title).toBe('Before')
    await studio.publish('article', id)
    expect((await ask<Article>(`/admin/upload/${id}`)).body.title).toBe('After')
    expect(titles((await ask<Article[]>('/admin/upload?q=After')).body)).toContain('After')
  })

  it.each(['unpublish', 'remove'] as const)('is 404 after %s', async (action) => {
    const id = await studio.post('article', articleData())
    await studio[action]('article', id)
    expect((await ask(`/admin/upload/${id}`)).status).toBe(404)
  })

  it.each([
    ['a draft', () => studio.create('article', articleData())],
    ['a scheduled one', () => studio.post('article', articleData({ publicationDate: hoursFromNow(1) }))],
    ['an id that nothing has', () => 'abcdefghijklmnopqrstuvwx'],
    ['an id that is none', () => '%27%20or%201=1'],
  ])('is 404 for %s', async (_, id) => {
    const { status, body } = await ask<ErrorAnswer>(`/admin/upload/${await id()}`)
    expect([status, body]).toEqual([404, { message: 'Article not found.', code: 'not-found' }])
  })
})
