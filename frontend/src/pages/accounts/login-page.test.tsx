import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { mockPassword, mockUsers, mockToken } from '../../mocks/data/users.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'
import { signInAs } from '../../mocks/handlers/sign-in.ts'

const email = () => screen.getByLabelText('Email')
const password = () => screen.getByLabelText('Password')
const logInButton = () => screen.getByRole('button', { name: 'Log In' })

async function logInWith(typedEmail: string, typedPassword: string) {
  await renderPageAt('/login')
  if (typedEmail) await userEvent.type(email(), typedEmail)
  if (typedPassword) await userEvent.type(password(), typedPassword)
  await userEvent.click(logInButton())
}

const answerWith = (status: number, body: object | string, headers: Record<string, string> = {}) =>
  server.use(
    http.post('/auth/login', () =>
      typeof body === 'string' ? new HttpResponse(body, { status, headers }) : HttpResponse.json({ ...body }, { status, headers }),
    ),
  )

describe('the login screen', () => {
  it('has its fields, buttons and links', async () => {
    await renderPageAt('/login')
    expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument()
    expect(email()).toHaveAttribute('autocomplete', 'username')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByText('or')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Login with Google' })).toHaveAttribute('href', '/auth/google')
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password')
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
    expect(screen.getByRole('form', { name: 'Log in' })).toHaveAttribute('novalidate')
    // If the form is sent before the script runs, the password is not in the address
    expect(screen.getByRole('form', { name: 'Log in' })).toHaveAttribute('method', 'post')
    await expectAccessible()
  })

  it('shows and hides the password', async () => {
    await renderPageAt('/login')
    await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: false }))
    expect(password()).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: true }))
    expect(password()).toHaveAttribute('type', 'password')
  })

  it('sends a signed-in user to the front page', async () => {
    signInAs('reader')
    await renderPageAt('/login')
    expect(await screen.findByRole('heading', { level: 1, name: 'The front page' })).toBeInTheDocument()
  })

  it.each([
    ['/login?google=unavailable', 'Google sign-in is not available.'],
    ['/login?google=failed', 'Google sign-in failed. Please try again.'],
  ])('%s says so', async (address, words) => {
    await renderPageAt(address)
    expect(screen.getByText(words).closest('[role=alert]')).toBeInTheDocument()
  })
})

describe('logging in', () => {
  it('stores token and user and goes to the front page', async () => {
    await logInWith(mockUsers.reader.email, mockPassword)
    expect(await screen.findByRole('heading', { level: 1, name: 'The front page' })).toBeInTheDocument()
    expect(localStorage.getItem('token')).toBe(mockToken('reader'))
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(mockUsers.reader)
  })

  it('asks for both fields, in the form and beside each', async () => {
    await logInWith('', '')
    expect(screen.getByText('Please fill in both fields').closest('[role=alert]')).toBeInTheDocument()
    expect(email()).toHaveFocus()
    expect(email()).toBeInvalid()
    expect(email()).toHaveAccessibleDescription('Enter your email.')
    expect(password()).toHaveAccessibleDescription('Enter your password.')
    await expectAccessible()
  })

  it('moves to the field that is missing, keeps what was typed, and takes the word back as one types', async () => {
    await logInWith('asha', '')
    expect(password()).toHaveFocus()
    expect(email()).toHaveValue('asha')
    expect(email()).not.toHaveAttribute('aria-invalid')
    await userEvent.type(password(), 'x')
    expect(password()).not.toHaveAttribute('aria-invalid')
  })

  it('keeps what was typed when it is refused', async () => {
    await logInWith(mockUsers.reader.email, 'another')
    expect(await screen.findByText('Wrong email or password.')).toBeInTheDocument()
    expect(email()).toHaveValue(mockUsers.reader.email)
    expect(password()).toHaveValue('another')
    expect(localStorage.getItem('token')).toBeNull()
  })

  it.each([
    ['a refusal without words', 502, '<h1>Bad gateway</h1>', {}, ['Login failed']],
    ['an answer of another shape', 200, { token: 5 }, {}, ['Login failed']],
    [
      'a limit',
      429,
      { message: 'Too many tries.', code: 'too-many-requests' },
      { 'retry-after': '840' },
      ['Too many tries.', /^Please try again after \d\d:\d\d IST( on .*)?\.$/],
    ],
  ])('says what went wrong: %s', async (_, status, body, headers, words) => {
    answerWith(status, body, headers)
    await logInWith('asha@artha.example', 'x')
    for (const each of words) expect(await screen.findByText(each)).toBeInTheDocument()
  })

  it('says that there is no connection', async () => {
    server.use(http.post('/auth/login', () => HttpResponse.error()))
    await logInWith('asha@artha.example', 'x')
    expect(await screen.findByText('Login failed')).toBeInTheDocument()
    expect(screen.getByText('The server could not be reached. Check your connection and try again.')).toBeInTheDocument()
  })

  it('is sent once, however often the button is pressed', async () => {
    let calls = 0
    let answerNow = () => {}
    const held = new Promise<void>((resolve) => (answerNow = resolve))
    server.use(
      http.post('/auth/login', async () => {
        calls += 1
        await held
        return HttpResponse.json({ message: 'No.', code: 'unauthenticated' }, { status: 401 })
      }),
    )
    await logInWith('asha@artha.example', 'x')
    await userEvent.click(screen.getByRole('button', { name: 'Logging in …' }))
    answerNow()
    expect(await screen.findByText('No.')).toBeInTheDocument()
    await waitFor(() => expect(logInButton()).toHaveAttribute('aria-disabled', 'false'))
    expect(calls).toBe(1)
  })
})
