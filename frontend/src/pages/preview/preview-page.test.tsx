import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { Preview } from '@artha/contract/preview'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { articleBuilder, sectionBuilder } from '../../mocks/data/article-builder.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'
import { signInAs } from '../../mocks/handlers/sign-in.ts'
import { slideBuilder, storyBuilder } from '../../mocks/data/story-builder.ts'

const expiresAt = '2026-11-20T08:35:00.000Z'
const address = '/preview/abcdefgh?expires=1795163700&signature=s-_1'

function answerWith(preview: Preview) {
  const asked = vi.fn<(request: Request) => void>()
  server.use(
    http.get('/api/preview/:id', ({ request }) => {
      asked(request)
      return HttpResponse.json(preview)
    }),
  )
  return asked
}

describe('a preview', () => {
  it('is asked for with the query of its link, and without the token of the signed-in user', async () => {
    signInAs('creator')
    const asked = answerWith({ kind: 'article', article: articleBuilder(), expiresAt })
    await renderPageAt(address)
    await screen.findByText(/^Preview: not published\./)
    const request = asked.mock.calls[0]?.[0]
    expect(request?.url).toBe(`${window.location.origin}/api/preview/abcdefgh?expires=1795163700&signature=s-_1`)
    expect(request?.headers.get('authorization')).toBeNull()
  })

  it('of an article is drawn as its page will be, under a line that says what it is and until when', async () => {
    const sections = [sectionBuilder({ subtitle: 'First', description: '<p onclick="x()">Kept <strong>as it is</strong><script>x()</script></p>' })]
    answerWith({ kind: 'article', article: articleBuilder({ title: 'Not out yet', category: 'Investment', sections }), expiresAt })
    const { container } = await renderPageAt(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Not out yet' })).toBeInTheDocument()
    const main = screen.getByRole('main')
    expect(main.querySelector('p')).toHaveTextContent('Preview: not published. This link works until 14:05 IST.')
    expect(screen.getByRole('heading', { level: 2, name: 'First' })).toBeInTheDocument()
    expect(screen.getByText('as it is').tagName).toBe('STRONG')
    expect(screen.getByText('For education only, not investment advice.', { selector: 'article p' })).toBeInTheDocument()
    expect(container.querySelector('main script, main [onclick]')).toBeNull()
    await waitFor(() => expect(document.title).toBe('Preview · Artha'))
    await expectAccessible()
  })

  it('of a story has its card and all its slides', async () => {
    const slides = [
      slideBuilder({ text: 'The first', imageAlt: 'A jar' }),
      slideBuilder({ text: 'The second', imageUrl: '', image: null, ctaLink: '/blog/abcdefgh' }),
      slideBuilder({ text: '<b>The third</b>', imageUrl: '', image: null, ctaLink: 'https://elsewhere.example/a?b=c' }),
    ]
    answerWith({ kind: 'story', story: storyBuilder({ title: 'In three steps', slides, expiryTime: '24h', tags: ['budget'] }), expiresAt })
    await renderPageAt(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'In three steps' })).toBeInTheDocument()
    const card = screen.getByRole('region', { name: 'Card' })
    expect(within(card).getByRole('heading', { level: 3, name: 'In three steps' })).toBeInTheDocument()
    const shown = within(screen.getByRole('region', { name: '3 slides' })).getAllByRole('listitem')
    expect(shown.map((slide) => slide.querySelector('p')?.textContent)).toEqual(['The first', 'The second', '<b>The third</b>'])
    expect(screen.getByRole('link', { name: 'Read the article' })).toHaveAttribute('href', '/blog/abcdefgh')
    const away = screen.getByRole('link', { name: 'Read more on elsewhere.example' })
    expect(away).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByText('Available for 24 hours')).toBeInTheDocument()
    expect(screen.getByText('Preview: not published. This link works until', { exact: false })).toHaveTextContent('14:05 IST')
    await expectAccessible()
  })
})

describe('what cannot be shown', () => {
  it('a link that is over or not whole says so, and what to do', async () => {
    await renderPageAt('/preview/nosuchpreview')
    expect(await screen.findByRole('heading', { level: 1, name: 'This preview has expired, or its link is incomplete.' })).toBeInTheDocument()
    expect(screen.getByText(/Open the preview again/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    await expectAccessible()
  })

  it('a preview that fails to load, until it does', async () => {
    const fault = () => HttpResponse.json({ message: 'No', code: 'internal' }, { status: 500 })
    server.use(http.get('/api/preview/:id', fault, { once: true }))
    await renderPageAt('/preview/previewofastory')
    expect(await screen.findByRole('heading', { level: 1, name: 'This preview could not be loaded.' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'A budget in four steps' })).toBeInTheDocument()
  })
})
