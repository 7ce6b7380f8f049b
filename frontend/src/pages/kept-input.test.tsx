import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { mockUsers } from '../mocks/data/users.ts'
import { signInAs } from '../mocks/handlers/sign-in.ts'
import { server } from '../mocks/page-tests/node.ts'
import { renderPageAt } from '../mocks/page-tests/render-page.tsx'
import { expectKept, newsletter, prepareRefusedForms, refusals, refusedForms } from '../mocks/page-tests/refused-forms.tsx'

prepareRefusedForms()

/** Each form with one kind of failure, taken in turn. `kept-input.long.test.tsx` tests every form with every failure. */
const inTurn = refusedForms.map((form, at) => [form.name, form, refusals[at % refusals.length] ?? expect.fail()] as const)

describe('keeps what was typed, and says what to do, when it is refused', () => {
  it.each(inTurn)('%s', (_, form, refusal) => expectKept(form, refusal))
})

it('an address that was typed for the newsletter stays when the session turns out to be over', async () => {
  signInAs('reader')
  const over = () => HttpResponse.json({ message: 'Please log in first.', code: 'unauthenticated' }, { status: 401 })
  await renderPageAt('/newsletter')
  await userEvent.type(newsletter(), '.in')
  server.use(http.patch('/auth/subscribe', over), http.get('/auth/me', over))
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Subscribe Free' }))
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  expect(newsletter()).toHaveValue(`${mockUsers.reader.email}.in`)
})
