import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fill, fillArticle, formNamed, press } from '../page-tests/desk-page.tsx'
import { mockArticles } from '../data/publication.ts'
import { mockDeskArticles } from '../data/desk-contents.ts'
import { playScenario } from './play-scenario.ts'
import { renderPageAt } from '../page-tests/render-page.tsx'
import type { ScenarioName } from './scenarios.ts'

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** Writes an article, presses Publish and expects the message. */
async function submitArticle(words: RegExp) {
  await renderPageAt('/form')
  const form = await formNamed('Create Article')
  fillArticle(form)
  await press(form, 'Publish')
  expect(await form.findByText(words)).toBeInTheDocument()
}

/** Checks what each scenario shows on a page. A scenario without a row does not compile. */
const seen: Record<ScenarioName, () => Promise<void>> = {
  async normal() {
    await renderPageAt('/')
    const trending = await screen.findByRole('region', { name: 'Trending' })
    expect(within(trending).getAllByText(mockArticles[0]?.title ?? '').length).toBeGreaterThan(0)
  },
  async 'empty-site'() {
    await renderPageAt('/')
    expect(await screen.findByText(/^Nothing has been published yet/)).toBeInTheDocument()
  },
  async '10000-articles'() {
    playScenario('signed-in-as-creator')
    await renderPageAt('/dashboard')
    expect(await screen.findByText(/^10,?000 articles$/)).toBeInTheDocument()
    fill(screen, 'Search by title', 'Article 9999 ')
    expect(await screen.findByText('1 article found')).toBeInTheDocument()
  },
  async slow() {
    await renderPageAt('/')
    expect(screen.getByText('Loading …')).toBeInTheDocument()
    expect(await screen.findByRole('region', { name: 'Trending' })).toBeInTheDocument()
  },
  async 'server-down'() {
    await renderPageAt(`/blog/${mockArticles[0]?._id}`)
    expect(await title('Failed to load article.')).toBeInTheDocument()
  },
  async 'server-fault'() {
    await renderPageAt('/')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument()
  },
  async offline() {
    await renderPageAt(`/blog/${mockArticles[0]?._id}`)
    expect(await title('Failed to load article.')).toBeInTheDocument()
  },
  async 'stale-prices'() {
    await renderPageAt('/commodities')
    expect((await screen.findAllByText(/^Out of date/)).length).toBeGreaterThan(0)
  },
  async 'review-on'() {
    await renderPageAt('/dashboard/review')
    expect(await screen.findByRole('table', { name: 'Review' })).toBeInTheDocument()
  },
  async 'expired-token'() {
    await renderPageAt('/dashboard')
    expect(await title('Log in')).toBeInTheDocument()
    expect(screen.getByText(/^Your session has ended/)).toBeInTheDocument()
  },
  async 'conflict-on-save'() {
    const stored = mockDeskArticles.find(({ state, mayChange }) => state === 'live' && mayChange)
    await renderPageAt('/dashboard')
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${stored?.title}` }))
    const form = await formNamed('Edit Article')
    fill(form, 'Title', 'As I have it')
    await press(form, 'Publish')
    const sides = within(await screen.findByRole('region', { name: 'Someone else saved this in the meantime' }))
    await userEvent.click(sides.getByRole('radio', { name: `Theirs ${stored?.title}, as Chetan has it` }))
    await press(sides, 'Save with these choices')
    expect(await screen.findByText(/^Saved: /)).toBeInTheDocument()
  },
  async 'signed-out'() {
    await renderPageAt('/account')
    expect(await title('Log in')).toBeInTheDocument()
  },
  async 'signed-in-as-reader'() {
    await renderPageAt('/dashboard')
    expect(await screen.findByText('Your access is pending')).toBeInTheDocument()
  },
  async 'signed-in-as-creator'() {
    await renderPageAt('/dashboard')
    expect(await title('Welcome, Bhavna!')).toBeInTheDocument()
    expect((await formNamed('Create Article')).getByLabelText('Title')).toBeEnabled()
    expect(screen.queryByRole('region', { name: 'Bin' })).not.toBeInTheDocument()
  },
  async 'signed-in-as-admin'() {
    await renderPageAt('/dashboard')
    expect(await screen.findByRole('region', { name: 'Bin' })).toBeInTheDocument()
    expect(screen.queryByText('Grant Admin Access')).not.toBeInTheDocument()
  },
  async 'signed-in-as-primary-admin'() {
    await renderPageAt('/dashboard')
    expect(await screen.findByRole('heading', { name: 'Grant Admin Access' })).toBeInTheDocument()
  },
  'refused-validation': () => submitArticle(/^This title is not taken/),
  async 'refused-unauthenticated'() {
    await renderPageAt('/account')
    expect(await title('Log in')).toBeInTheDocument()
  },
  'refused-forbidden': () => submitArticle(/You may not do this/),
  async 'refused-not-found'() {
    await renderPageAt(`/blog/${mockArticles[0]?._id}`)
    expect(await title('Article not found.')).toBeInTheDocument()
  },
  'refused-conflict': () => submitArticle(/Someone else saved this/),
  'refused-too-large': () => submitArticle(/^It is too large to send/),
  'refused-unsupported-media-type': () => submitArticle(/This kind of file is not supported/),
  'refused-too-many-requests': () => submitArticle(/Please try again after \d\d:\d\d IST/),
}

describe('the scenario', () => {
  it.each(Object.entries(seen))('%s can be seen', async (name, isSeen) => {
    playScenario(name as ScenarioName)
    await isSeen()
  })
})

describe('what is written in a tab', () => {
  it('stands on the front page, in the empty site too', async () => {
    playScenario('empty-site')
    playScenario('signed-in-as-creator')
    await renderPageAt('/form')
    const form = await formNamed('Create Article')
    fillArticle(form, 'The first of all')
    await press(form, 'Publish')
    await screen.findByText('Saved: The first of all')
    expect((await (await fetch('/admin/upload?fields=card')).json()) as unknown[]).toMatchObject([{ title: 'The first of all' }])
  })
})
