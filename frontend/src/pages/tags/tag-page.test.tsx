import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { structuredDataFindings } from '../../../checks/structured-data-rules.ts'
import { headOf, placeAt } from '../../entry-server.tsx'
import { cardBuilder, mockId } from '../../mocks/data/article-builder.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'
import { articleCount, hasOlder } from '../../features/articles/tag-pages.ts'

const main = () => within(screen.getByRole('main'))
const cards = (count: number) => Array.from({ length: count }, (_, at) => cardBuilder({ _id: mockId(at + 1), title: `Article ${at + 1}` }))

describe('/tag/:key', () => {
  it('lists the articles of all topics that have it', async () => {
    await renderPageAt('/tag/emi')
    expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent('EMI')
    expect(main().getByText('9 articles')).toBeInTheDocument()
    expect(main().getByRole('heading', { name: 'Reading a home loan offer line by line' })).toBeInTheDocument()
    await expectAccessible()
  })

  it('has an address in Hindi', async () => {
    await renderPageAt(`/tag/${encodeURIComponent('सोना')}`)
    expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent('सोना')
  })

  it('goes on to older articles and back', async () => {
    server.use(
      http.get('/api/tags/gold', ({ request }) => {
        const isSecond = new URL(request.url).searchParams.get('page') === '2'
        return HttpResponse.json({ slug: 'gold', name: 'Gold', articles: 13, cards: isSecond ? cards(1) : cards(12) })
      }),
    )
    const first = await renderPageAt('/tag/gold')
    expect(await main().findByRole('link', { name: 'Older' })).toHaveAttribute('href', '/tag/gold?page=2')
    first.unmount()
    await renderPageAt('/tag/gold?page=2')
    expect(await main().findByRole('heading', { name: 'Newest, page 2' })).toBeInTheDocument()
    expect(main().getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/tag/gold')
    expect(main().queryByRole('link', { name: 'Older' })).not.toBeInTheDocument()
  })

  it('says that a page after the last one is empty', async () => {
    server.use(http.get('/api/tags/gold', () => HttpResponse.json({ slug: 'gold', name: 'Gold', articles: 2, cards: [] })))
    await renderPageAt('/tag/gold?page=7')
    expect(await main().findByText('No articles found.')).toBeInTheDocument()
    expect(main().getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/tag/gold')
  })

  it('is said to be none where no article has it, and to be out of reach where that is not known', async () => {
    const first = await renderPageAt('/tag/nothing-at-all')
    expect(await main().findByRole('heading', { name: 'This tag does not exist.' })).toBeInTheDocument()
    first.unmount()
    server.use(http.get('/api/tags/gold', () => HttpResponse.json({ message: 'Away', code: 'unavailable' }, { status: 503 })))
    await renderPageAt('/tag/gold')
    expect(await main().findByText('This tag could not be loaded.')).toBeInTheDocument()
  })
})

describe('an article', () => {
  it('ends with its tags', async () => {
    await renderPageAt(`/blog/${mockId(1)}`)
    const tags = within(await main().findByRole('navigation', { name: 'Tags' }))
    expect(tags.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/tag/emi', `/tag/${encodeURIComponent('सोना')}`])
  })
})

const headAt = (address: string, answers: Record<string, unknown>) => {
  const url = new URL(address, 'https://artha.example')
  const { route, params } = placeAt(url)
  return headOf(route, { answers, params, search: url.searchParams, siteUrl: 'https://artha.example', siteName: 'Artha' })
}

describe('what a tag says of itself', () => {
  const tag = { slug: 'gold', name: 'Gold', articles: 13, cards: cards(12) }
  const answers = {
    '/api/tags/gold': tag,
    '/api/tags/gold?page=2': { ...tag, cards: cards(1) },
    '/api/tags/gold?page=9': { ...tag, cards: [] },
    '/api/tags/rent': { slug: 'rent', name: 'Rent', articles: 1, cards: cards(1) },
  }

  it.each([
    ['/tag/gold', 'Gold: articles'],
    ['/tag/gold?page=2', 'Gold: articles, page 2'],
  ])('%s is to be indexed as itself: %s', (address, title) => {
    const head = headAt(address, answers)
    expect(head).toMatchObject({ title, canonicalPath: address })
    expect(head.noindex).toBeUndefined()
    expect(head.jsonLd?.map((block) => structuredDataFindings(block))).toEqual([[]])
  })

  it.each(['/tag/gold?page=9', '/tag/rent', '/tag/nothing'])('%s leads to little, and is not to be indexed', (address) => {
    expect(headAt(address, answers).noindex).toBe(true)
  })
})

describe('how many have it', () => {
  it('is counted to a thousand', () => {
    expect([1, 12, 1_000].map(articleCount)).toEqual(['1 article', '12 articles', '1,000 articles or more'])
    expect([hasOlder({ articles: 12 }, 1), hasOlder({ articles: 13 }, 1), hasOlder({ articles: 1_000 }, 84)]).toEqual([false, true, false])
  })
})
