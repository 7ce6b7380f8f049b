import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { cardBuilder, mockId } from '../../mocks/data/article-builder.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

const section = (title: string) => screen.findByRole('region', { name: title })
const links = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link')

describe('what the address asks for', () => {
  it.each([
    ['/?category=Tax', 'Latest in Tax', 'All about Tax'],
    ['/?category=gst&subcategory=cgst', 'Latest in GST: CGST', 'All about GST'],
    ['/?subcategory=cgst', 'Latest in CGST', undefined],
    ['/?q=tax', 'Results for “tax”', 'Clear search'],
    ['/?page=1', 'Latest articles', undefined],
  ])('%s begins with its name, the count and the articles', async (address, title, way) => {
    await renderPageAt(address)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    const found = await section(title)
    const articles = await within(found).findAllByRole('article')
    expect(within(found).getByRole('status')).toHaveTextContent(new RegExp(`^(${articles.length} articles?|Articles 1 to 12, newest first.)$`))
    expect(within(screen.getByRole('main')).queryByRole('region', { name: 'Trending' })).not.toBeInTheDocument()
    if (way !== undefined) expect(within(found).getByRole('link', { name: way })).toBeInTheDocument()
    await expectAccessible()
  })

  it.each(['/?category=unknown', '/?category=Tax&subcategory=CGST', '/?subcategory=unknown', '/?category=unknown&q=tax'])(
    '%s is a page that does not exist',
    async (address) => {
      await renderPageAt(address)
      expect(screen.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeInTheDocument()
      expect(screen.queryByRole('heading', { level: 1, name: /Latest/ })).not.toBeInTheDocument()
    },
  )

  it('where nothing is found it says so, and leads to the search, to sections and calculators', async () => {
    server.use(http.get('/admin/upload', () => HttpResponse.json([])))
    await renderPageAt('/?category=Finance&subcategory=Something+of+ours')
    const found = within(await section('Latest in Finance: Something of ours'))
    expect(await found.findByText('No articles found.')).toBeInTheDocument()
    expect(found.getByRole('searchbox', { name: 'Search all articles' })).toBeInTheDocument()
    for (const name of ['Show all articles', 'Calculators', 'Loan', 'Prices']) expect(found.getAllByRole('link', { name })[0]).toBeInTheDocument()
    await expectAccessible()
  })

  it('stands alone where the address asks for something: nothing of the front page is above it', async () => {
    await renderPageAt('/?category=Loan')
    const latest = await section('Latest in Loan')
    expect(screen.queryByRole('region', { name: 'Trending' })).not.toBeInTheDocument()
    expect(within(latest).getByRole('link', { name: 'All about Loan' })).toHaveAttribute('href', '/loan')
  })

  it('follows the address', async () => {
    await renderPageAt('/?category=GST&subcategory=CGST')
    expect(await screen.findByRole('navigation', { name: 'Subcategories of GST' })).toBeInTheDocument()
    const found = await within(await section('Latest in GST: CGST')).findAllByRole('heading', { level: 3 })
    expect(found.map((heading) => heading.textContent)).toEqual(['One invoice, two taxes: how CGST and SGST share it'])
  })

  it('says so when nothing matches', async () => {
    await renderPageAt('/?q=zebra')
    expect(await screen.findByText('No articles found.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Show all articles' })).toHaveAttribute('href', '/#feed')
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “zebra”' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/#feed')
  })

  it('keeps the text of the search from category to category, and the category when the search is cleared', async () => {
    await renderPageAt('/?category=GST&subcategory=CGST&q=tax')
    await section('Results for “tax” in GST: CGST')
    expect(screen.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/?category=GST&subcategory=CGST#feed')
    expect(links('Categories').find((link) => link.textContent === 'Tax')).toHaveAttribute('href', '/?category=Tax&q=tax#feed')
  })

  it('says after the last page that it was the last', async () => {
    server.use(http.get('/admin/upload', () => HttpResponse.json([])))
    await renderPageAt('/?page=9')
    expect(await screen.findByText('The previous page was the last one.')).toBeInTheDocument()
    expect(links('Pages of articles').map((link) => link.getAttribute('href'))).toEqual(['/?page=8#feed'])
  })

  it('leads no further than lists go', async () => {
    server.use(http.get('/admin/upload', () => HttpResponse.json(Array.from({ length: 12 }, (_, at) => cardBuilder({ _id: mockId(at + 1) })))))
    await renderPageAt('/?page=833')
    expect(await within(await section('Latest articles')).findAllByRole('heading', { level: 3 })).toHaveLength(12)
    expect(links('Pages of articles').map((link) => link.getAttribute('href'))).toEqual(['/?page=832#feed'])
  })

  it('says so when its articles cannot be loaded, and tries again', async () => {
    const fault = () => HttpResponse.json({ message: 'No', code: 'not-allowed' }, { status: 403 })
    server.use(http.get('/admin/upload', fault, { once: true }))
    await renderPageAt('/?category=Finance')
    expect(await screen.findByRole('alert')).toHaveTextContent('The articles could not be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await within(await section('Latest in Finance')).findAllByRole('heading', { level: 3 })).toHaveLength(3)
  })
})
