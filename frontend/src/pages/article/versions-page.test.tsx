import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { mockId } from '../../mocks/data/article-builder.ts'
import { mockArticles } from '../../mocks/data/publication.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'
import { versionsHead } from './versions-head.ts'

const id = mockId(1)
const path = `/blog/${id}/versions`
const main = () => within(screen.getByRole('main'))
const region = async (name: string | RegExp) => within(await main().findByRole('region', { name }))

describe('/blog/{id}/versions', () => {
  it('lists the versions that readers had, with the words that each changed and a link to them', async () => {
    await renderPageAt(path)
    const lines = (await region('Published versions')).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Updated on 22 Nov 2026, 10:40 IST9 words added, 1 word removedSee what changed on 22 Nov 2026, 10:40 IST',
      'Updated on 21 Nov 2026, 17:00 IST9 words added, 2 words removedSee what changed on 21 Nov 2026, 17:00 IST',
      'Version of 20 Nov 2026, 11:30 IST',
    ])
    expect(main().getByRole('link', { name: 'See what changed on 22 Nov 2026, 10:40 IST' })).toHaveAttribute('href', `${path}?from=3&to=4`)
    expect(within(main().getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: mockArticles[0]?.title ?? '' })).toHaveAttribute(
      'href',
      `/blog/${id}`,
    )
    await expectAccessible()
  })

  it('shows what changed word by word, said to screen readers too, whichever version is named first', async () => {
    await renderPageAt(`${path}?from=3&to=1`)
    const changes = await region('20 Nov 2026, 11:30 IST to 21 Nov 2026, 17:00 IST')
    expect(changes.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Standfirst', 'Text'])
    expect(changes.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(['Removed words', 'removed: 5.25'])
    expect(changes.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual([
      'added words',
      'added: What the review means.',
      'added: 5.50',
    ])
    await expectAccessible()
  })

  it('compares what is chosen in a form that needs no script', async () => {
    await renderPageAt(`${path}?from=1&to=4`)
    const form = within(await main().findByRole('form', { name: 'Compare two versions' }))
    expect(screen.getByRole('form', { name: 'Compare two versions' })).toHaveAttribute('action', path)
    const [from, to] = [form.getByLabelText('Earlier version'), form.getByLabelText('Later version')]
    expect([from, to].map((select) => select.getAttribute('name'))).toEqual(['from', 'to'])
    expect([from, to]).toEqual([expect.objectContaining({ value: '1' }), expect.objectContaining({ value: '4' })])
    await userEvent.click(main().getByRole('link', { name: 'See what changed on 21 Nov 2026, 17:00 IST' }))
    await region('20 Nov 2026, 11:30 IST to 21 Nov 2026, 17:00 IST')
    expect(main().getByLabelText('Later version')).toHaveValue('3')
  })

  it.each([
    ['of which one was never published', '?from=2&to=4'],
    ['that are above all numbers', '?from=998&to=999'],
  ])('says that versions cannot be compared %s', async (_, search) => {
    await renderPageAt(path + search)
    expect(await main().findByText('These versions cannot be compared.')).toBeInTheDocument()
    expect(main().getByRole('region', { name: 'Published versions' })).toBeInTheDocument()
    await expectAccessible()
  })

  it('says where only the formatting changed', async () => {
    const head = { number: 1, since: '2026-11-20T06:00:00.000Z' }
    server.use(http.get(`/api/articles/${id}/comparison`, () => HttpResponse.json({ before: head, after: { ...head, number: 3 }, changes: [] })))
    await renderPageAt(`${path}?from=1&to=3`)
    expect(await main().findByText('The words are the same.')).toBeInTheDocument()
  })

  it('offers to try again where the cms is away', async () => {
    server.use(http.get(`/api/articles/${id}/comparison`, () => HttpResponse.json({ message: 'Away', code: 'unavailable' }, { status: 503 })))
    await renderPageAt(`${path}?from=1&to=3`)
    expect(await main().findByText('These versions could not be compared.')).toBeInTheDocument()
    expect(main().getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })

  it('says so where nothing has changed since the article was published', async () => {
    const versions = [{ number: 1, since: '2026-11-20T06:00:00.000Z' }]
    server.use(http.get(`/api/articles/${id}/versions`, () => HttpResponse.json({ article: { _id: id, title: 'New' }, versions })))
    await renderPageAt(path)
    expect(await main().findByText(/^Nothing has changed/)).toBeInTheDocument()
    expect(main().queryByRole('form')).toBeNull()
  })

  it('is missing for an article whose versions are not shown', async () => {
    await renderPageAt(`/blog/${mockId(2)}/versions`)
    expect(await main().findByRole('heading', { level: 1, name: 'No versions to compare.' })).toBeInTheDocument()
    expect(main().getByRole('link', { name: 'Read the article' })).toHaveAttribute('href', `/blog/${mockId(2)}`)
  })
})

describe('the article', () => {
  it('links to its versions only where an editor allowed it', async () => {
    await renderPageAt(`/blog/${id}`)
    expect(await main().findByRole('link', { name: 'See what changed' })).toHaveAttribute('href', path)
  })

  it('does not link to versions that nobody may see', async () => {
    await renderPageAt(`/blog/${mockId(2)}`)
    await main().findByRole('heading', { level: 1 })
    expect(main().queryByRole('link', { name: 'See what changed' })).toBeNull()
  })
})

it('search engines are told of the article, not of its versions', () => {
  const context = { params: { id }, search: new URLSearchParams(), siteUrl: 'https://artha.example', siteName: 'Artha' }
  const answers = { [`/api/articles/${id}/versions`]: { article: { _id: id, title: 'Rates', slug: 'rates-now' }, versions: [] } }
  expect(versionsHead({ ...context, answers })).toMatchObject({ title: 'What changed: Rates', canonicalPath: `/blog/${id}/rates-now`, noindex: true })
  expect(versionsHead({ ...context, answers: {} })).toMatchObject({ canonicalPath: path, noindex: true })
})
