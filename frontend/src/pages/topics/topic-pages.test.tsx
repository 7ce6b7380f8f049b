import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { topics } from '@artha/contract/topics'
import { structuredDataFindings } from '../../../checks/structured-data-rules.ts'
import { headOf, placeAt } from '../../entry-server.tsx'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { cardBuilder, mockId } from '../../mocks/data/article-builder.ts'
import { mockArticles } from '../../mocks/data/publication.ts'
import { mockTopic } from '../../mocks/data/topics.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'
import { calculatorNames } from '../../features/calculators/calculator-metas.ts'
import { topicCalculators } from './topic-calculators.ts'

const main = () => within(screen.getByRole('main'))
const region = (name: string) => within(main().getByRole('region', { name }))
const titlesIn = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

describe('/loan', () => {
  it('says what it is about, what to read first, what is new, what can be worked out, and its words', async () => {
    await renderPageAt('/loan')
    expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent('Loan')
    expect(main().getByText(/^What readers in India ask of Loan/)).toBeInTheDocument()
    expect(titlesIn('Read first')).toEqual(['What happens to the chain in the vault', 'Shorter tenures come back into fashion'])
    await main().findByRole('heading', { name: 'Reading a home loan offer line by line' })
    expect(titlesIn('Newest')).toHaveLength(3)
    expect(region('Work it out').getByRole('link', { name: 'Home loan calculator' })).toHaveAttribute('href', '/home-loan-calculator')
    expect(region('Key terms').getByRole('link', { name: 'EMI' })).toHaveAttribute('href', '/glossary/emi')
    expect(main().getByRole('link', { name: /feed/ })).toHaveAttribute('href', '/rss/loan.xml')
    await expectAccessible()
  })

  it('leads to those of its parts in which something is published', async () => {
    await renderPageAt('/loan')
    const parts = within(await main().findByRole('navigation', { name: 'Parts of Loan' }))
    expect(parts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All', '/loan'],
      ['News', '/loan/news'],
      ['Home loan', '/loan/home-loan'],
      ['Gold loan', '/loan/gold-loan'],
    ])
    expect(parts.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true')
  })

  it('goes on to older articles, twelve a page, and says nothing twice there', async () => {
    const cards = Array.from({ length: 12 }, (_, at) => cardBuilder({ _id: mockId(at + 1), title: `Article ${at + 1}` }))
    server.use(
      http.get('/admin/upload', ({ request }) => {
        const page = new URL(request.url).searchParams.get('page')
        return HttpResponse.json(page === '2' ? cards.slice(0, 1) : cards)
      }),
    )
    const first = await renderPageAt('/loan')
    expect(await main().findByRole('link', { name: 'Older' })).toHaveAttribute('href', '/loan?page=2')
    first.unmount()
    await renderPageAt('/loan?page=2')
    expect(await main().findByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/loan')
    expect(main().queryByRole('region', { name: 'Read first' })).toBeNull()
    expect(main().queryByRole('link', { name: 'Older' })).toBeNull()
  })

  it('says so where nothing is published', async () => {
    server.use(http.get('/admin/upload', () => HttpResponse.json([])))
    await renderPageAt('/loan')
    expect(await main().findByText('No articles found.')).toBeInTheDocument()
  })

  it('offers to try again where the cms is away', async () => {
    server.use(http.get('/api/topics/loan', () => HttpResponse.json({ message: 'Away', code: 'unavailable' }, { status: 503 })))
    await renderPageAt('/loan')
    expect(await main().findByRole('heading', { name: 'This topic could not be loaded.' })).toBeInTheDocument()
  })
})

describe('a part of a topic', () => {
  it('has its own articles, and the way back', async () => {
    await renderPageAt('/loan/home-loan')
    expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent('Home loan')
    expect(await main().findByRole('heading', { level: 3, name: 'Reading a home loan offer line by line' })).toBeInTheDocument()
    expect(titlesIn('Newest')).toHaveLength(1)
    const trail = within(main().getByRole('navigation', { name: 'Breadcrumb' }))
    expect(trail.getByRole('link', { name: 'Loan' })).toHaveAttribute('href', '/loan')
    await expectAccessible()
  })

  it('that the topic does not have is not there', async () => {
    await renderPageAt('/loan/income-tax')
    expect(await main().findByRole('heading', { level: 1, name: 'This topic does not exist.' })).toBeInTheDocument()
    expect(main().getByRole('link', { name: 'The whole topic' })).toHaveAttribute('href', '/loan')
  })
})

const headAt = (address: string, answers: Record<string, unknown>) => {
  const url = new URL(address, 'https://artha.example')
  const { route, params } = placeAt(url)
  return headOf(route, { answers, params, search: url.searchParams, siteUrl: 'https://artha.example', siteName: 'Artha' })
}

describe('what a topic says of itself', () => {
  const answers = {
    '/api/topics/tax': mockTopic(mockArticles, 'tax', undefined),
    '/api/topics/tax?part=itr-filing': mockTopic(mockArticles, 'tax', 'itr-filing'),
    '/admin/upload?category=Tax&fields=card&pageSize=12': [cardBuilder()],
    '/admin/upload?category=Tax&fields=card&page=9&pageSize=12': [],
    '/admin/upload?category=Tax&fields=card&page=2&pageSize=12': [cardBuilder()],
    '/admin/upload?category=Tax&fields=card&pageSize=12&subcategory=ITR+filing': [cardBuilder()],
  }

  it.each([
    ['/tax', '/tax'],
    ['/tax?page=2', '/tax?page=2'],
    ['/tax?page=nothing', '/tax'],
    ['/tax/itr-filing', '/tax/itr-filing'],
  ])('%s is to be indexed as %s, with a feed and structured data in order', (address, canonicalPath) => {
    const head = headAt(address, answers)
    expect(head).toMatchObject({ canonicalPath, feed: { path: '/rss/tax.xml' } })
    expect(head.noindex).toBeUndefined()
    expect(head.jsonLd?.map((block) => [block['@type'], structuredDataFindings(block)])).toEqual([
      ['BreadcrumbList', []],
      ['CollectionPage', []],
    ])
  })

  it.each([
    ['/tax?page=9', answers],
    ['/tax/no-such-part', answers],
    ['/tax', {}],
  ])('%s without an article, or without an answer, is not to be indexed', (address, known) => {
    expect(headAt(address, known).noindex).toBe(true)
  })

  it('of a part that it does not have, it leads search engines to the whole topic', () => {
    expect(headAt('/tax/no-such-part', answers)).toMatchObject({ title: 'Topic', canonicalPath: '/tax' })
  })

  it.each([
    ['/?category=Tax', '/tax'],
    ['/?category=Tax&subcategory=ITR+filing&page=3', '/tax/itr-filing?page=3'],
    ['/?category=All', '/'],
    ['/', '/'],
  ])('the front page at %s leads search engines to %s', (address, canonicalPath) => {
    expect(headAt(address, {}).canonicalPath).toBe(canonicalPath)
  })
})

it('every calculator of a topic is there', () => {
  const named = topics.flatMap(({ slug }) => topicCalculators(slug))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ path, name }) => calculatorNames[path] !== name)).toEqual([])
})
