import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { logOut } from '../../api/late-writes.ts'
import { call } from '../../api/call.ts'
import { signInAs } from '../../mocks/handlers/sign-in.ts'
import { mockUsers } from '../../mocks/data/users.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

const emailOnLogin = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value
}

beforeEach(async () => {
  signInAs('creator')
  await renderPageAt('/dashboard')
  await screen.findByRole('heading', { level: 1 })
})

it('the login page does not have the address of who signed out', async () => {
  await act(() => logOut())
  expect(await emailOnLogin()).toBe('')
  expect(document.body).not.toHaveTextContent(mockUsers.creator.email)
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument()
})

it('nor of who signed out in another tab', async () => {
  act(() => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  expect(await emailOnLogin()).toBe('')
  expect(screen.getByText(/session has ended/)).toBeInTheDocument()
})

it('has that of whose session ran out', async () => {
  server.use(http.get('/auth/me', () => HttpResponse.json({ message: 'Please log in.', code: 'unauthenticated' }, { status: 401 })))
  await act(() => call('me').catch(() => undefined))
  expect(await emailOnLogin()).toBe(mockUsers.creator.email)
  expect(screen.getByText(/session has ended/)).toBeInTheDocument()
})
