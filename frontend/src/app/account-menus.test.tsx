import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../mocks/page-tests/accessibility.ts'
import { server } from '../mocks/page-tests/node.ts'
import { mockUsers, mockToken } from '../mocks/data/users.ts'
import { renderPageAt } from '../mocks/page-tests/render-page.tsx'
import { signInAs } from '../mocks/handlers/sign-in.ts'

const { loadPage } = vi.hoisted(() => ({ loadPage: vi.fn<(path: string) => void>() }))
vi.mock('../lib/load-page.ts', () => ({ loadPage }))

afterEach(() => loadPage.mockReset())

const wide = () => within(screen.getByRole('navigation', { name: 'Account' }))
const narrow = () => within(screen.getByRole('navigation', { name: 'Menu' }))
/** Finds the summary as an element, because jsdom gives it no role. */
const labelOf = (name: string) => screen.getByRole('navigation', { name }).querySelector('summary') as HTMLElement
const isOpen = (label: HTMLElement) => (label.parentElement as HTMLDetailsElement).open

async function open(role: keyof typeof mockUsers) {
  signInAs(role)
  await renderPageAt('/forgot-password')
  const label = labelOf('Account')
  expect(label).toHaveAccessibleName(`Account: ${mockUsers[role].username}`)
  await userEvent.click(label)
  await wide().findByRole('link', { name: 'Your account' })
  return label
}

describe('the account menu', () => {
  it('is a link to the login screen while no user is signed in', async () => {
    await renderPageAt('/forgot-password')
    expect(wide().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    expect(narrow().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    expect(screen.queryByText('Logout')).not.toBeInTheDocument()
  })

  it.each([wide, narrow])('with a token Logout stands in the place of Login, the menu of the account beside it', async (menu) => {
    signInAs('reader')
    await renderPageAt('/forgot-password')
    const logout = await menu().findByRole('button', { name: 'Logout' })
    expect(logout.closest('details')).toBe(menu === wide ? null : labelOf('Menu').parentElement)
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
    expect(await menu().findByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account')
  })

  it('shows who is signed in, and the subscription', async () => {
    await open('reader')
    expect(wide().getByText('asha@artha.example')).toBeInTheDocument()
    expect(wide().getByRole('button', { name: 'Subscribe Free' })).toBeEnabled()
    expect(wide().getByLabelText('Email for the newsletter')).toHaveValue('asha@artha.example')
    expect(wide().getByRole('button', { name: 'Logout' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
    await expectAccessible()
  })

  it('says who is subscribed already', async () => {
    await open('admin')
    expect(wide().getByRole('button', { name: 'Already Subscribed' })).toBeDisabled()
    expect(wide().getByLabelText('Email for the newsletter')).toHaveValue('')
  })

  it.each([
    ['reader', 0],
    ['creator', 1],
    ['admin', 1],
    ['primaryAdmin', 1],
  ] as const)('for a %s has %i links to the dashboard', async (role, count) => {
    await open(role)
    expect(wide().queryAllByRole('link', { name: 'Dashboard' })).toHaveLength(count)
    expect(narrow().queryAllByRole('link', { name: 'Dashboard' })).toHaveLength(count)
  })

  it('closes by Escape, which gives the focus back, and by a press outside', async () => {
    const label = await open('reader')
    expect(isOpen(label)).toBe(true)
    await userEvent.keyboard('{Escape}')
    expect(isOpen(label)).toBe(false)
    expect(label).toHaveFocus()
    await userEvent.click(label)
    await userEvent.click(screen.getByRole('heading', { level: 1 }))
    expect(isOpen(label)).toBe(false)
  })

  it('closes on the way to another page', async () => {
    const label = await open('reader')
    await userEvent.click(wide().getByRole('link', { name: 'Your account' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeInTheDocument()
    expect(isOpen(label)).toBe(false)
  })
})

describe('the newsletter form of the navigation', () => {
  const openNewsletter = async () => {
    await userEvent.click(within(screen.getByRole('banner')).getByText('Newsletter'))
    return within(await screen.findByRole('form', { name: 'Newsletter in the header' }))
  }

  it('stands in the header, once it is opened', async () => {
    await renderPageAt('/forgot-password')
    expect(screen.queryByRole('form', { name: 'Newsletter in the header' })).not.toBeInTheDocument()
    const form = await openNewsletter()
    expect(form.getByLabelText('Email for the newsletter')).toHaveValue('')
    expect(form.getByRole('button', { name: 'Subscribe Free' })).toBeEnabled()
    await expectAccessible()
  })

  it('has the address of who is signed in', async () => {
    signInAs('reader')
    await renderPageAt('/forgot-password')
    expect((await openNewsletter()).getByLabelText('Email for the newsletter')).toHaveValue('asha@artha.example')
  })

  it.each([
    ['a visitor', undefined],
    ['a reader', 'reader'],
  ] as const)('is the last in the menu of narrow windows, below sections and tools, for %s', async (_, role) => {
    if (role) signInAs(role)
    await renderPageAt('/forgot-password')
    await userEvent.click(labelOf('Menu'))
    const form = await screen.findByRole('form', { name: 'Newsletter in the menu' })
    if (role) await narrow().findByRole('link', { name: 'Your account' })
    expect(narrow().getAllByRole('form')).toEqual([form])
    for (const link of narrow().getAllByRole('link')) {
      const isAbove = (link.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      expect(isAbove || form.contains(link), link.textContent).toBe(true)
    }
  })

  it('stands in the menu of narrow windows, and asks a visitor to log in', async () => {
    await renderPageAt('/forgot-password')
    await userEvent.click(labelOf('Menu'))
    const form = within(await screen.findByRole('form', { name: 'Newsletter in the menu' }))
    await userEvent.type(form.getByLabelText('Email for the newsletter'), 'a@b.example')
    await userEvent.click(form.getByRole('button', { name: 'Subscribe Free' }))
    expect(await screen.findByText('Please login first')).toBeInTheDocument()
  })
})

describe('logging out', () => {
  it('tells the server, forgets token and user, and loads the login screen with a full page load', async () => {
    const received = vi.fn<(authorization: string | null) => void>()
    server.use(
      http.post('/auth/logout', ({ request }) => {
        received(request.headers.get('authorization'))
        return HttpResponse.json({ message: 'Logged out.' })
      }),
    )
    await open('reader')
    await userEvent.click(wide().getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(loadPage).toHaveBeenCalledExactlyOnceWith('/login'))
    expect(received).toHaveBeenCalledExactlyOnceWith(`Bearer ${mockToken('reader')}`)
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
    expect(wide().getByRole('link', { name: 'Login' })).toBeInTheDocument()
    expect(isOpen(labelOf('Menu'))).toBe(false)
  })

  it('works without the server too', async () => {
    server.use(http.post('/auth/logout', () => HttpResponse.error()))
    await open('reader')
    await userEvent.click(wide().getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'))
    expect(localStorage.getItem('token')).toBeNull()
  })
})

describe('the session', () => {
  it('follows other tabs', async () => {
    await renderPageAt('/forgot-password')
    localStorage.setItem('token', mockToken('reader'))
    localStorage.setItem('user', JSON.stringify(mockUsers.reader))
    act(() => void fireEvent(window, new StorageEvent('storage', { key: 'token' })))
    expect(await wide().findByText('asha@artha.example')).toBeInTheDocument()
    localStorage.clear()
    act(() => void fireEvent(window, new StorageEvent('storage', { key: null })))
    expect(await wide().findByRole('link', { name: 'Login' })).toBeInTheDocument()
  })

  it('learns of rights that were given meanwhile', async () => {
    server.use(http.get('/auth/me', () => HttpResponse.json({ success: true, user: { ...mockUsers.reader, isAdmin: true } })))
    await open('reader')
    expect(await wide().findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ isAdmin: true })
  })

  it('ends when the server says so', async () => {
    localStorage.setItem('token', 'ended')
    await renderPageAt('/forgot-password')
    expect(await wide().findByRole('link', { name: 'Login' })).toBeInTheDocument()
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('does not end for a server that is away', async () => {
    const asked = vi.fn<() => void>()
    server.use(
      http.get('/auth/me', () => {
        asked()
        return HttpResponse.json({ message: 'Away.', code: 'unavailable' }, { status: 503 })
      }),
    )
    await open('reader')
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(localStorage.getItem('token')).toBe(mockToken('reader'))
  })
})
