import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { mockPassword, mockUsers } from '../../mocks/data/users.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'
import { signInAs } from '../../mocks/handlers/sign-in.ts'

const filled = { Username: 'Divya', Email: 'divya@artha.example', Password: mockPassword, 'Confirm password': mockPassword }

async function signUpWith(changed: Partial<typeof filled> = {}) {
  await renderPageAt('/signup')
  for (const [label, text] of Object.entries({ ...filled, ...changed })) {
    if (text) await userEvent.type(screen.getByLabelText(label), text)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }))
}

describe('the sign-up screen', () => {
  it('has its fields, buttons and links', async () => {
    await renderPageAt('/signup')
    expect(screen.getByLabelText('Username')).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
    for (const label of ['Password', 'Confirm password']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password')
    }
    expect(screen.getByRole('link', { name: 'Sign Up with Google' })).toHaveAttribute('href', '/auth/google')
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password')
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login')
    await expectAccessible()
  })

  it('shows each password on its own', async () => {
    await renderPageAt('/signup')
    await userEvent.click(screen.getByRole('button', { name: 'Show confirm password' }))
    expect(screen.getByLabelText('Confirm password')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show confirm password' }))
    expect(screen.getByLabelText('Confirm password')).toHaveAttribute('type', 'password')
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  })

  it('sends a signed-in user to the front page', async () => {
    signInAs('reader')
    await renderPageAt('/signup')
    expect(await screen.findByRole('heading', { level: 1, name: 'The front page' })).toBeInTheDocument()
  })
})

describe('signing up', () => {
  it('sends name, email and password and nothing else, and goes to the login screen', async () => {
    const sent: unknown[] = []
    server.use(
      http.post('/auth/signup', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ message: 'Made.' }, { status: 201 })
      }),
    )
    await signUpWith()
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument()
    expect(await screen.findByText('Made.')).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue(filled.Email)
    expect(sent).toEqual([{ username: 'Divya', email: filled.Email, password: mockPassword }])
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('asks for all fields and moves to the first that is missing', async () => {
    await signUpWith({ Email: '', Password: '' })
    expect(screen.getByText('Please fill in all fields')).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Username')).toHaveValue('Divya')
  })

  it('asks for the same password twice', async () => {
    await signUpWith({ 'Confirm password': 'quiet harbour 8' })
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument()
    expect(screen.getByLabelText('Confirm password')).toHaveFocus()
    expect(screen.getByLabelText('Password')).toHaveValue(mockPassword)
  })

  it('says that the email is taken', async () => {
    await signUpWith({ Email: mockUsers.reader.email })
    expect(await screen.findByText('This email or username is taken.')).toBeInTheDocument()
  })

  it('says what the server finds wrong with a password beside it', async () => {
    const fields = { password: 'This password is one of the most common.' }
    server.use(http.post('/auth/signup', () => HttpResponse.json({ message: 'Check the password.', code: 'validation', fields }, { status: 400 })))
    await signUpWith()
    expect(await screen.findByText('Check the password.')).toBeInTheDocument()
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^This password is one of the most common\. At least 8/)
    expect(screen.getByLabelText('Password')).toHaveFocus()
  })

  it('says that it failed where the server has no words', async () => {
    server.use(http.post('/auth/signup', () => new HttpResponse('', { status: 500 })))
    await signUpWith()
    expect(await screen.findByText('Signup failed')).toBeInTheDocument()
  })
})
