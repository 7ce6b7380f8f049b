import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { mockPassword, mockUsers, mockSessions } from '../../mocks/data/users.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'
import { signInAs } from '../../mocks/handlers/sign-in.ts'

const { loadPage } = vi.hoisted(() => ({ loadPage: vi.fn<(path: string) => void>() }))
vi.mock('../../lib/load-page.ts', () => ({ loadPage }))

afterEach(() => loadPage.mockReset())

async function open(role: keyof typeof mockUsers = 'reader') {
  signInAs(role)
  await renderPageAt('/account')
  return within(screen.getByRole('main'))
}

const refuse = (method: 'patch' | 'post' | 'delete', path: string, status: number, body: object) =>
  server.use(http[method](path, () => HttpResponse.json({ ...body }, { status })))

describe('the account page', () => {
  it('leads a visitor who is not signed in to the login screen', async () => {
    await renderPageAt('/account')
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument()
  })

  it('leads to the login screen when the server no longer knows the session', async () => {
    localStorage.setItem('token', 'ended')
    localStorage.setItem('user', JSON.stringify(mockUsers.reader))
    await renderPageAt('/account')
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument()
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('shows who one is, the subscription and the sessions', async () => {
    const main = await open()
    expect(main.getByText('asha@artha.example')).toBeInTheDocument()
    expect(await main.findByText('Chrome on Android')).toBeInTheDocument()
    expect(main.getByText('18 Nov 2026, 21:15 IST')).toBeInTheDocument()
    expect(main.getByText('This device')).toBeInTheDocument()
    expect(main.queryByText('Grant Admin Access')).not.toBeInTheDocument()
    await expectAccessible()
  })
})

describe('the newsletter', () => {
  const box = (main: ReturnType<typeof within>) => main.getByLabelText('Email for the newsletter')

  it('is subscribed to, while the button says so', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.patch('/auth/subscribe', async ({ request }) => {
        expect(request.headers.get('authorization')).toBe('Bearer token-of-reader')
        expect(await request.json()).toEqual({ email: 'asha@artha.example' })
        await asked
        return HttpResponse.json({ success: true, message: 'Welcome to the newsletter.' })
      }),
    )
    const main = await open()
    expect(box(main)).toHaveValue('asha@artha.example')
    expect(box(main)).toHaveAttribute('type', 'email')
    await userEvent.click(main.getByRole('button', { name: 'Subscribe Free' }))
    expect(await main.findByRole('button', { name: 'Subscribing...' })).toBeInTheDocument()
    answer()
    expect(await main.findByRole('button', { name: 'Already Subscribed' })).toBeDisabled()
    expect(box(main)).toBeDisabled()
    expect(box(main)).toHaveValue('')
    expect(await screen.findByText('Welcome to the newsletter.')).toBeInTheDocument()
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ isSubscribed: true })
  })

  it('wants an address', async () => {
    const main = await open()
    await userEvent.clear(box(main))
    await userEvent.click(main.getByRole('button', { name: 'Subscribe Free' }))
    expect(await screen.findByText('Please enter a valid email')).toBeInTheDocument()
  })

  it.each([
    ['in the server’s words', 400, { message: 'Only your own address.', code: 'validation' }, 'Only your own address.'],
    ['where there are none', 502, {}, 'Server error: invalid response'],
    ['where it says no in an answer', 200, { success: false, message: '' }, 'Subscription failed'],
  ])('stays as it was when it fails, %s', async (_, status, body, words) => {
    refuse('patch', '/auth/subscribe', status, body)
    const main = await open()
    await userEvent.click(main.getByRole('button', { name: 'Subscribe Free' }))
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(main.getByRole('button', { name: 'Subscribe Free' })).toBeEnabled()
  })

  it('says that something went wrong where there is no connection', async () => {
    server.use(http.patch('/auth/subscribe', () => HttpResponse.error()))
    const main = await open()
    await userEvent.click(main.getByRole('button', { name: 'Subscribe Free' }))
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument()
  })

  it('is left again', async () => {
    const main = await open('admin')
    await userEvent.click(main.getByRole('button', { name: 'Unsubscribe' }))
    expect(await main.findByRole('button', { name: 'Subscribe Free' })).toBeEnabled()
    expect(box(main)).toHaveValue('chetan@artha.example')
  })
})

describe('name and password', () => {
  const fill = async (label: string, text: string) => {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }

  it('are changed, the password with the old one', async () => {
    const main = await open()
    await fill('Username', 'Asha Rao')
    await userEvent.click(main.getByRole('button', { name: 'Change name' }))
    expect(await screen.findByText('Name changed.')).toBeInTheDocument()
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ username: 'Asha Rao' })
    await fill('Current password', mockPassword)
    await fill('New password', 'seven lanterns at dusk')
    await userEvent.click(main.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('Your password is changed. You are signed out everywhere else.')).toBeInTheDocument()
    expect(screen.getByLabelText('New password')).toHaveValue('')
  })

  it('stay where the old password is another one, which is said at its field', async () => {
    const main = await open()
    await fill('Current password', 'something else')
    await fill('New password', 'seven lanterns at dusk')
    await userEvent.click(main.getByRole('button', { name: 'Change password' }))
    expect(await main.findByText('Your password could not be changed.')).toBeInTheDocument()
    const old = screen.getByLabelText('Current password')
    expect(old).toHaveAccessibleDescription('This is not your current password.')
    expect(old).toHaveFocus()
    expect(screen.getByLabelText('New password')).toHaveValue('seven lanterns at dusk')
  })

  it('are asked for where they are missing', async () => {
    const main = await open()
    await userEvent.clear(screen.getByLabelText('Username'))
    await userEvent.click(main.getByRole('button', { name: 'Change name' }))
    await userEvent.click(main.getByRole('button', { name: 'Change password' }))
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Enter a username.')
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Enter your current password.')
  })
})

describe('the sessions', () => {
  it('elsewhere are ended one by one', async () => {
    const ended = vi.fn<(path: string) => void>()
    server.use(
      http.delete('/auth/sessions/:id', ({ request }) => {
        ended(new URL(request.url).pathname)
        server.use(http.get('/auth/sessions', () => HttpResponse.json(mockSessions.filter(({ current }) => current))))
        return HttpResponse.json({ message: 'Done.' })
      }),
    )
    const main = await open()
    await userEvent.click(await main.findByRole('button', { name: 'Sign out of Chrome on Android' }))
    await waitFor(() => expect(main.queryByText('Chrome on Android')).not.toBeInTheDocument())
    expect(ended).toHaveBeenCalledExactlyOnceWith(`/auth/sessions/${mockSessions[0]._id}`)
    expect(main.queryByRole('button', { name: /^Sign out of/ })).not.toBeInTheDocument()
  })

  it('are all ended at once, this one too', async () => {
    const main = await open()
    await userEvent.click(main.getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'))
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('stay where the server refuses', async () => {
    refuse('delete', '/auth/sessions', 503, { message: 'Not now.', code: 'unavailable' })
    const main = await open()
    await userEvent.click(main.getByRole('button', { name: 'Sign out everywhere' }))
    expect(await main.findByText('Could not sign out that device.')).toBeInTheDocument()
    expect(main.getByText(/^Not now\.( Please try again after|$)/)).toBeInTheDocument()
    expect(localStorage.getItem('token')).not.toBeNull()
    expect(loadPage).not.toHaveBeenCalled()
  })
})
