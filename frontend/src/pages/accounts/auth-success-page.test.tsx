import { createHash, webcrypto } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../mocks/page-tests/node.ts'
import { mockUsers, mockToken } from '../../mocks/data/users.ts'
import { renderPageAt, renderPageInWindow } from '../../mocks/page-tests/render-page.tsx'
import { signInAs } from '../../mocks/handlers/sign-in.ts'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

const expectNothingKept = async () => {
  expect(await heading('Log in')).toBeInTheDocument()
  expect(screen.getByText('Google sign-in failed. Please try again.')).toBeInTheDocument()
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
}

/** Sets the cookie that the cms sets at the end of a sign-in in this browser. */
function giveHere(token: string) {
  const hash = createHash('sha256').update(token).digest('hex')
  document.cookie = `artha-token-${hash.slice(0, 16)}=${hash}; Path=/`
}

// jsdom has no crypto
beforeEach(() => void vi.stubGlobal('crypto', webcrypto))
afterEach(() => {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`
})

describe('coming back from Google', () => {
  it('without a token leads to the login screen', async () => {
    await renderPageAt('/auth-success')
    await expectNothingKept()
  })

  it('with a token keeps it, asks whose it is, and leads to the front page', async () => {
    const asked = vi.fn<(authorization: string | null) => void>()
    server.use(
      http.get('/auth/me', ({ request }) => {
        asked(request.headers.get('authorization'))
        return HttpResponse.json({ success: true, user: mockUsers.reader })
      }),
    )
    giveHere(mockToken('reader'))
    await renderPageAt(`/auth-success?token=${mockToken('reader')}`)
    expect(await heading('The front page')).toBeInTheDocument()
    expect(asked).toHaveBeenCalledWith(`Bearer ${mockToken('reader')}`)
    expect(localStorage.getItem('token')).toBe(mockToken('reader'))
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(mockUsers.reader)
    expect(document.cookie).toBe('')
  })

  it.each([
    ['an unknown token', () => HttpResponse.json({ message: 'Please log in.', code: 'unauthenticated' }, { status: 401 })],
    ['an answer without a user', () => HttpResponse.json({ success: true })],
    ['an answer without success', () => HttpResponse.json({ success: false, user: mockUsers.reader })],
    ['a fault', () => HttpResponse.json({ message: 'No.', code: 'internal' }, { status: 500 })],
    ['no connection', () => HttpResponse.error()],
  ])('with %s keeps no token, not even an older one, and leads to the login screen', async (_, answer) => {
    signInAs('reader')
    server.use(http.get('/auth/me', answer))
    giveHere('another')
    await renderPageAt('/auth-success?token=another')
    await expectNothingKept()
  })

  it.each([
    ['no cookie', () => undefined],
    ['the cookie of another token', () => giveHere('mine')],
    ['a browser that cannot hash', () => [giveHere(mockToken('creator')), vi.stubGlobal('crypto', {})]],
  ])('with a valid token and %s asks before it signs anybody in: the link may be somebody else’s', async (_, prepare) => {
    prepare()
    await renderPageAt(`/auth-success?token=${mockToken('creator')}`)
    expect(await heading(`Continue as ${mockUsers.creator.username}?`)).toBeInTheDocument()
    expect(localStorage.getItem('token')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await heading('The front page')).toBeInTheDocument()
    expect(localStorage.getItem('token')).toBe(mockToken('creator'))
  })

  it('with another user’s token keeps the signed-in user', async () => {
    signInAs('reader')
    await renderPageAt(`/auth-success?token=${mockToken('creator')}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Not me' }))
    expect(await heading('The front page')).toBeInTheDocument()
    expect(localStorage.getItem('token')).toBe(mockToken('reader'))
  })

  it('with an unknown token from a link leads to the login screen', async () => {
    server.use(http.get('/auth/me', () => HttpResponse.json({ message: 'Please log in.', code: 'unauthenticated' }, { status: 401 })))
    await renderPageAt('/auth-success?token=nobodys')
    await expectNothingKept()
  })

  it('takes the token out of the address before it asks anybody', async () => {
    server.use(http.get('/auth/me', () => delay('infinite')))
    giveHere('abc')
    await renderPageInWindow('/auth-success?token=abc')
    await waitFor(() => expect(window.location.href).toBe('http://localhost:3000/auth-success'))
    // The digest of the token is computed asynchronously
    await waitFor(() => expect(localStorage.getItem('token')).toBe('abc'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Signing you in')
    window.history.replaceState(null, '', '/')
  })
})
