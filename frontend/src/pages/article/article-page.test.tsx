import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Article } from '@artha/contract/article'
import { readableArticlePath } from '../../lib/paths.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { articleBuilder, cardBuilder, mockId, sectionBuilder } from '../../mocks/data/article-builder.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

const address = `/blog/${mockId(1)}`

async function open(article: Partial<Article>) {
  server.use(http.get('/admin/upload/:id', () => HttpResponse.json(articleBuilder(article))))
  const page = await renderPageAt(address)
  await screen.findByRole('heading', { level: 1 })
  return page
}

describe('an article', () => {
  it('shows what it is, when it appeared and how long it takes', async () => {
    await open({ featured: true, sections: [sectionBuilder({ description: `<p>${'word '.repeat(660)}</p>` })] })
    const article = screen.getByRole('main').querySelector('article') as HTMLElement
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How an emergency fund is built one month at a time')
    expect(within(article).getByText('Saving')).toBeInTheDocument()
    expect(within(article).getByText('Saving tips')).toBeInTheDocument()
    expect(within(article).getByText('Featured')).toBeInTheDocument()
    expect(within(article).getByText('By Artha newsroom')).toBeInTheDocument()
    expect(within(article).getByText('18 Nov 2026')).toHaveAttribute('dateTime', '2026-11-18T06:30:00.000Z')
    expect(within(article).getByText('3 min read')).toBeInTheDocument()
  })

  it('shows each section with picture, subtitle and text; plain numbered lines are headings', async () => {
    const { container } = await open({
      sections: [
        sectionBuilder({ subtitle: 'First', imageAlt: 'A jar', description: '<p>Kept <strong>as it is</strong></p>' }),
        sectionBuilder({ subtitle: 'Second', imageAlt: 'A purse', description: '1. A point\nIts text & more' }),
      ],
    })
    expect(
      screen
        .getAllByRole('heading', { level: 2 })
        .slice(0, 2)
        .map((each) => each.textContent),
    ).toEqual(['First', 'Second'])
    expect(screen.getByRole('img', { name: 'A jar' })).toHaveAttribute('loading', 'eager')
    expect(screen.getByRole('img', { name: 'A purse' })).toHaveAttribute('loading', 'lazy')
    expect(screen.getByText('as it is').tagName).toBe('STRONG')
    expect(screen.getByRole('heading', { level: 3, name: '1. A point' })).toBeInTheDocument()
    expect(screen.getByText('Its text & more').tagName).toBe('P')
    expect(container.querySelector('[style]')).toBeNull()
    await expectAccessible()
  })

  it('never runs what a text brings along', async () => {
    const description = '<p onclick="x()">Hi<script>x()</script><img src=x onerror=x()></p>'
    const { container } = await open({ sections: [sectionBuilder({ description })] })
    expect(screen.getByText('Hi')).toBeInTheDocument()
    expect(container.querySelector('main script, main [onclick], main [onerror]')).toBeNull()
  })

  it('shows blocks as the server drew them, and no attribute beside their ids', async () => {
    const drawn =
      '<strong>RBI policy repo rate</strong><br /><a href="/figures/repo?on=today" title="today, since 7 Oct 2026">5.50%</a><br /><em>Since 7 Oct 2026.</em>'
    const { container } = await open({
      sections: [sectionBuilder({ description: `<p>a</p><artha-figure figure="repo" onclick="x()" class="y" part="N O">${drawn}</artha-figure>` })],
    })
    expect(screen.getByRole('link', { name: '5.50%' })).toBeInTheDocument()
    expect(container.querySelector('artha-figure')?.getAttributeNames()).toEqual(['figure'])
    await expectAccessible()
  })

  it('shows the picture of a block with its words, and reserves its room', async () => {
    const drawn = '<a href="/uploads/jar.webp">A jar of &lt;coins&gt; & notes</a><br />Savings of a year<br /><em>Photo: A</em>'
    await open({
      sections: [sectionBuilder({ description: `<p>a</p><artha-picture picture="abcdefgh" width="1200" height="800">${drawn}</artha-picture>` })],
    })
    const picture = screen.getByRole('img', { name: 'A jar of <coins> & notes' })
    expect([picture.getAttribute('src'), picture.getAttribute('width'), picture.getAttribute('height'), picture.getAttribute('loading')]).toEqual([
      '/uploads/jar.webp',
      '1200',
      '800',
      'lazy',
    ])
    expect(screen.getByText('Photo: A')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /jar of/ })).toBeNull()
    await expectAccessible()
  })

  it('offers a narrow screen the smaller files of a block’s picture, and nothing hostile', async () => {
    const files = '/uploads/jar-480.webp 480w, /uploads/jar.webp 1200w'
    const block = (srcset: string) =>
      `<artha-picture picture="abcdefgh" width="1200" height="800" srcset="${srcset}"><a href="/uploads/jar.webp">A jar</a></artha-picture>`
    await open({ sections: [sectionBuilder({ description: `<p>a</p>${block(files)}${block('//a.example/x.webp 480w')}` })] })
    const pictures = screen.getAllByRole('img', { name: 'A jar' })
    expect(pictures.map((picture) => [picture.getAttribute('srcset'), picture.getAttribute('sizes')])).toEqual([
      [files, '(min-width: 40rem) 584px, 100vw'],
      [null, null],
    ])
    expect(document.querySelector('artha-picture[srcset]')).toBeNull()
  })

  it('makes one section of a legacy article', async () => {
    const imageUrl = '/uploads/mock-old-1200.webp'
    await open({ sections: [], subcategory: 'Tax filing', imageUrl, content: '1. Collect\nAll papers.' })
    expect(screen.getByRole('heading', { level: 2, name: 'Tax filing' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 3, name: '1. Collect' })).toBeInTheDocument()
    expect(document.querySelector('article img')).toHaveAttribute('src', imageUrl)
  })

  it('shows FAQs as an accordion whose items close each other', async () => {
    await open({ sections: [sectionBuilder({ subtitle: ' faqs ', description: '1. Why?\nBecause.\n2. How?\nSlowly.' })] })
    const items = within(screen.getByRole('main'))
      .getAllByRole<HTMLDetailsElement>('group')
      .filter((each) => each.tagName === 'DETAILS')
    expect(items.map((item) => [item.querySelector('summary')?.textContent, item.querySelector('p')?.textContent])).toEqual([
      ['Why?', 'Because.'],
      ['How?', 'Slowly.'],
    ])
    // The browser itself keeps only one item per name open
    expect(new Set(items.map((item) => item.name)).size).toBe(1)
    expect(items[0]?.name).not.toBe('')
    expect(items.filter((item) => item.open)).toEqual([])
  })

  it('carries the note on education where it is about investment', async () => {
    await open({ category: 'Investment' })
    expect(within(screen.getByRole('main')).getByText('For education only, not investment advice.')).toBeInTheDocument()
  })

  it('ends with the next of its category, three similar ones without itself, and the calculator it speaks of', async () => {
    const same = [1, 2, 3, 4, 5].map((number) =>
      cardBuilder({ _id: mockId(number), title: `Loan ${number}`, category: 'Loan', createdAt: `2026-11-${20 - number}T06:00:00.000Z` }),
    )
    server.use(http.get('/admin/upload', () => HttpResponse.json(same)))
    const description = '<p>Try <a href="/home-loan-calculator?principal=3000000&amp;years=20">the loan</a>.</p>'
    await open({ category: ' Loan ', createdAt: '2026-11-19T06:00:00.000Z', sections: [sectionBuilder({ description })] })
    const linksOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('link')
        .map((link) => link.textContent)
    await screen.findByRole('region', { name: 'Next article' })
    expect(linksOf('Next article')).toEqual(['Loan 2'])
    expect(linksOf('SIMILAR ARTICLES')).toEqual(['Loan 3', 'Loan 4', 'Loan 5'])
    const calculator = within(screen.getByRole('region', { name: 'Home loan calculator' }))
    expect(calculator.getByText(/opens with this article’s figures/)).toBeInTheDocument()
    expect(calculator.getByRole('link', { name: 'Work it out' })).toHaveAttribute('href', '/home-loan-calculator?principal=3000000&years=20')
  })

  it('leads to the loan calculator where nothing fits better', async () => {
    await open({ category: 'News', subcategory: 'News' })
    expect(await screen.findByRole('link', { name: 'Work it out' })).toHaveAttribute('href', '/loan-calculator')
  })
})

describe('the back button', () => {
  it('leads to the front page where the reader came from elsewhere', async () => {
    await open({})
    await userEvent.click(screen.getByRole('link', { name: 'Back' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'The front page' })).toBeInTheDocument()
  })

  it('leads back to where the reader was on this site', async () => {
    await renderPageAt('/?category=Tax')
    const feed = await screen.findByRole('region', { name: 'Latest in Tax' })
    await userEvent.click(await within(feed).findByRole('link', { name: 'Refunds arrive sooner for pre-filled returns' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Back' }))
    expect(await screen.findByRole('navigation', { name: 'Subcategories of Tax' })).toBeInTheDocument()
  })
})

describe('what cannot be shown', () => {
  it('a missing article', async () => {
    await renderPageAt('/blog/nosucharticle')
    expect(await screen.findByRole('heading', { level: 1, name: 'Article not found.' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    await expectAccessible()
  })

  it('an article that fails to load, until it does', async () => {
    const fault = () => HttpResponse.json({ message: 'No', code: 'internal' }, { status: 500 })
    server.use(http.get('/admin/upload/:id', fault, { once: true }))
    await renderPageAt(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Failed to load article.' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: /^What a month of careful notes/ })).toBeInTheDocument()
  })
})

describe('sharing', () => {
  const canonical = `https://artha.example${readableArticlePath(articleBuilder())}`
  const writeText = vi.fn<(text: string) => Promise<void>>()
  const put = (name: 'share' | 'clipboard', value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })

  beforeEach(() => {
    writeText.mockReset().mockResolvedValue()
  })

  afterEach(() => {
    put('share', undefined)
    vi.useRealTimers()
  })

  async function openAndShare() {
    await open({})
    put('clipboard', { writeText })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })))
  }

  it('copies the address that the article is known by, and says so for two seconds', async () => {
    await openAndShare()
    expect(writeText).toHaveBeenCalledWith(canonical)
    await act(() => vi.advanceTimersByTimeAsync(1_999))
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument()
  })

  it('says so where copying is refused', async () => {
    writeText.mockRejectedValue(new Error('refused'))
    await openAndShare()
    expect(screen.getByRole('button', { name: 'Could not copy' })).toBeInTheDocument()
  })

  it('uses the share sheet of the device where there is one', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    put('share', share)
    await openAndShare()
    expect(share).toHaveBeenCalledWith({ title: 'How an emergency fund is built one month at a time', url: canonical })
    expect(writeText).not.toHaveBeenCalled()
  })
})
