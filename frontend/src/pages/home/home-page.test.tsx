import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { ArticleCard } from '@artha/contract/article'
import type { HomeAnswer } from '@artha/contract/home'
import { homeGroupNames, homeGroups, type HomeGroup } from '@artha/contract/home-groups'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { cardBuilder, mockId } from '../../mocks/data/article-builder.ts'
import { homeBuilder } from '../../mocks/data/home-builder.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

const section = (title: string) => screen.findByRole('region', { name: title })
const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)
const headlines = (element: HTMLElement) => textsOf(within(element).getAllByRole('heading', { level: 3 }))

const card = (number: number, more: Partial<ArticleCard> = {}) =>
  cardBuilder({ _id: mockId(number), title: `Article ${number}`, excerpt: `${'x'.repeat(89)}yz ${number}`, ...more })
const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index + 1))

const answerHome = (home: Partial<HomeAnswer>) => server.use(http.get('/api/home', () => HttpResponse.json(homeBuilder(home))))

/** The groups with their own section. "Trending at" is part of the section Trending. */
const sections = homeGroupNames.filter((group) => group !== 'trendingAt')
/** Anchors of the page other than the groups' sections. */
const anchors = ['newsletter', 'calculator', 'currencyConverter', 'goldRates', 'fuel-dashboard']

describe('the front page', () => {
  it('leads with the trending articles: one big, two small, four in a list and the titles of the next', async () => {
    answerHome({ trending: cards(7), trendingAt: cards(11).slice(7) })
    await renderPageAt('/')
    const trending = await section('Trending')
    expect(headlines(trending)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `Article ${number}`))
    const titles = within(within(trending).getByRole('navigation', { name: 'Trending at' })).getAllByRole('link')
    expect(titles.map((link) => link.textContent)).toEqual([8, 9, 10, 11].map((number) => `Article ${number}`))
    expect(within(trending).getAllByRole('link')[0]).toHaveAttribute('href', `/blog/${mockId(1)}`)
  })

  it('repeats the first four titles where nothing else is trending', async () => {
    answerHome({ trending: cards(6) })
    await renderPageAt('/')
    const titles = within(within(await section('Trending')).getByRole('navigation', { name: 'Trending at' })).getAllByRole('link')
    expect(titles.map((link) => link.textContent)).toEqual([1, 2, 3, 4].map((number) => `Article ${number}`))
  })

  it('has its blocks in the order of an edition, in three ranks', async () => {
    answerHome(Object.fromEntries(homeGroupNames.map((group) => [group, cards(homeGroups[group].size)])))
    const { container } = await renderPageAt('/')
    await screen.findByText('Saving', { selector: 'h2' })
    expect([...container.querySelectorAll('main section')].map((block) => block.id || block.getAttribute('aria-labelledby'))).toEqual([
      ...['trending', 'prices-title', 'calculator', 'feed', 'latestUpdates', 'recommended', 'fuel-dashboard', 'goldRates', 'currencyConverter'],
      ...['academy-promo-title', 'bottom', 'stories-title', 'news', 'newsletter', 'finance', 'investment', 'highlights', 'business', 'fintech'],
      ...['insights', 'budget', 'loan', 'tax', 'gst', 'saving'],
    ])
    const classesIn = (id: string) => [...container.querySelectorAll(`section#${id} h3`)].map((headline) => headline.className)
    expect([classesIn('trending')[0], classesIn('news')[0], classesIn('gst')[0]]).toEqual(['leadHeadline', 'largeHeadline', 'rowHeadline'])
    // Articles of the lowest rank have a headline only
    for (const id of ['gst', 'saving']) expect(container.querySelector(`section#${id}`)).not.toHaveTextContent('x'.repeat(20))
  })

  it('gives every section its anchor, and its articles their links', async () => {
    const all = cards(8)
    answerHome({
      latestUpdates: cards(4),
      trending: all,
      news: all,
      finance: cards(7),
      investment: all,
      highlights: cards(3),
      business: cards(7),
      fintech: cards(7),
      budget: all,
      loan: all,
      gst: all,
      tax: all,
      saving: all,
      bottom: cards(3),
      recommended: cards(4),
      feed: all,
    })
    const { container } = await renderPageAt('/')
    await screen.findByText('Saving', { selector: 'h2' })
    expect(anchors.filter((id) => container.querySelector(`section#${id}`) === null)).toEqual([])
    const headingOf = (group: HomeGroup) => container.querySelector(`section#${group} h2`)?.textContent
    expect(sections.map(headingOf)).toEqual(sections.map((group) => homeGroups[group].title))
    // By elements: queries by role and name take jsdom seconds on a page of a hundred cards
    const titlesIn = (id: string) => [...container.querySelectorAll(`section#${id} h3`)].map((title) => title.textContent)
    expect(titlesIn('news')).toHaveLength(8)
    expect([titlesIn('finance').length, titlesIn('business').length]).toEqual([7, 7])
    expect(['highlights', 'bottom', 'recommended'].map((id) => titlesIn(id).length)).toEqual([3, 3, 4])
    const cardLinks = [...container.querySelectorAll('main section:not([aria-labelledby=stories-title]) article h3 a')]
    expect(cardLinks.filter((link) => !/^\/blog\/mock\d+$/.test(link.getAttribute('href') ?? ''))).toEqual([])
    expect(cardLinks.length).toBeGreaterThan(80)
  })

  it('has nothing that axe finds', async () => {
    const few = cards(3)
    answerHome({ trending: few, news: few, finance: few, bottom: few, recommended: few, feed: few })
    await renderPageAt('/')
    await screen.findByText('News', { selector: 'h2' })
    await expectAccessible()
  })

  it('shows Live Update with 150 characters and the time since', async () => {
    const createdAt = new Date(Date.now() - 3 * 3_600_000).toISOString()
    answerHome({ latestUpdates: [card(1, { excerpt: 'e'.repeat(150), createdAt }), ...cards(4).slice(1)] })
    await renderPageAt('/')
    const live = await section('Live Update')
    expect(headlines(live)).toHaveLength(4)
    expect(within(live).getByText('e'.repeat(150))).toBeInTheDocument()
    expect(within(live).getByText('3 hours ago')).toBeInTheDocument()
  })

  it('cuts the texts of cards at 90 characters and labels the time to read', async () => {
    answerHome({ bottom: [card(1)] })
    await renderPageAt('/')
    const strip = await section('More to read')
    expect(within(strip).getByText(`${'x'.repeat(89)}y ...`)).toBeInTheDocument()
    expect(within(strip).getByText('4 MIN READ')).toBeInTheDocument()
    expect(within(strip).getByText('18 Nov 2026')).toHaveAttribute('dateTime', '2026-11-18T06:30:00.000Z')
  })

  it('has the fronts of the short stories', async () => {
    await renderPageAt('/')
    expect(headlines(await section('Short stories'))).toEqual(['A budget in four steps', 'Gold, briefly', 'Your first return'])
  })

  it('says so when nothing is published, without empty sections; what needs no article works', async () => {
    answerHome({})
    await renderPageAt('/')
    expect(within(await section('Latest')).getByText('No articles found.')).toBeInTheDocument()
    const titles = textsOf(screen.getAllByRole('heading', { level: 2 }))
    expect(titles).toEqual([
      'Markets',
      'Latest',
      'Fuel prices',
      'Gold rates',
      'Currency converter',
      'Finance Academy',
      'Short stories',
      'Calculator',
      'Artha Newsletter',
      'Insights & Analysis',
    ])
    await expectAccessible()
  })

  it('with one article says of every other section that it has none', async () => {
    const one = [card(1)]
    answerHome({ latestUpdates: one, finance: one, recommended: one, feed: one })
    const { container } = await renderPageAt('/')
    expect(headlines(await section('Finance'))).toEqual(['Article 1'])
    // "More to read" and "Highlights" appear only with articles
    const always = [...anchors, ...sections.filter((group) => group !== 'bottom' && group !== 'highlights')]
    expect(always.filter((id) => container.querySelector(`section#${id}`) === null)).toEqual([])
    const emptyOnes = ['Trending', 'News', 'Investment', 'FinTech', 'Tax', 'Budget', 'Loan', 'GST', 'Saving']
    for (const title of emptyOnes) expect(within(await section(title)).getByText(/^No articles found\./)).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'More to read' })).not.toBeInTheDocument()
  })

  it('draws titles of 200 characters, articles without a picture, and Hindi', async () => {
    const long = 'An interest rate '.repeat(12).slice(0, 200)
    const hindi = 'घर का बजट कैसे बनाएँ'
    const bare = { imageUrl: '', image: null }
    const three = [card(1, { title: long }), card(2, { title: hindi, ...bare }), card(3, { ...bare, standfirst: '', excerpt: '' })]
    answerHome({ trending: three, news: three, finance: three, bottom: three, recommended: three, feed: three })
    await renderPageAt('/')
    expect(headlines(await section('News'))).toEqual([long, hindi, 'Article 3'])
    await expectAccessible()
  })

  it('says so when it cannot be loaded, and tries again', async () => {
    const fault = () => HttpResponse.json({ message: 'No', code: 'internal' }, { status: 500 })
    server.use(http.get('/api/home', fault, { once: true }))
    await renderPageAt('/')
    expect(await screen.findByRole('heading', { level: 1, name: 'The front page could not be loaded.' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await section('Latest')).toBeInTheDocument()
  })
})

describe('the feed', () => {
  const links = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link')
  const current = (name: string) => textsOf(links(name).filter((link) => link.ariaCurrent))

  it('starts with all categories, and offers twelve', async () => {
    await renderPageAt('/')
    await section('Latest')
    expect(links('Categories')).toHaveLength(12)
    expect(current('Categories')).toEqual(['All'])
    expect(screen.queryByRole('navigation', { name: /^Subcategories/ })).not.toBeInTheDocument()
  })

  it('shows all of the category that is chosen, and offers its subcategories', async () => {
    await renderPageAt('/')
    await section('Latest')
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name: 'Budget' }))
    expect(await screen.findByRole('navigation', { name: 'Subcategories of Budget' })).toBeInTheDocument()
    expect(current('Subcategories of Budget')).toEqual(['All'])
    expect(await within(await section('Latest in Budget')).findAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(within(await section('Latest in Budget')).getByRole('status')).toHaveTextContent('3 articles')
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Subcategories of Budget' })).getByRole('link', { name: 'News' }))
    expect(current('Subcategories of Budget')).toEqual(['News'])
    await vi.waitFor(
      async () => expect(headlines(await section('Latest in Budget: News'))).toEqual(['Households plan earlier for the festival season']),
      {
        timeout: 60_000,
      },
    )
  })

  it('turns its pages', async () => {
    answerHome({ feed: cards(12) })
    const asked: string[] = []
    server.use(
      http.get('/admin/upload', ({ request }) => {
        asked.push(new URL(request.url).search)
        return HttpResponse.json(cards(5))
      }),
    )
    await renderPageAt('/')
    await userEvent.click(within(await screen.findByRole('navigation', { name: 'Pages of articles' })).getByRole('link', { name: 'Older' }))
    expect(await within(await section('Latest articles')).findAllByRole('heading', { level: 3 })).toHaveLength(5)
    expect(asked).toEqual(['?fields=card&page=2&pageSize=12'])
    expect(links('Pages of articles').map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([['Newer', '/#feed']])
  })
})
