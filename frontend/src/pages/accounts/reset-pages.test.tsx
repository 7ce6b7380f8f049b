import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { mockCode, mockLink, mockUsers } from '../../mocks/data/users.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'
import { signInAs } from '../../mocks/handlers/sign-in.ts'

const { email } = mockUsers.reader
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

const refuse = (path: string, status: number, body: object, headers: Record<string, string> = {}) =>
  server.use(http.post(path, () => HttpResponse.json({ ...body }, { status, headers })))

async function askForCode() {
  await renderPageAt('/forgot-password')
  await userEvent.type(screen.getByLabelText('Email'), ` ${email} `)
  await press('Send code')
}

async function verify(code: string) {
  await heading('Verify code')
  if (code) await userEvent.type(screen.getByLabelText('Code'), code)
  await press('Verify code')
}

async function chooseNew(password: string) {
  await heading('New password')
  if (password) await userEvent.type(screen.getByLabelText('New password'), password)
  await press('Update password')
}

describe('a forgotten password', () => {
  it('leads over code and new password back home', async () => {
    const sent: unknown[] = []
    server.events.on(
      'request:start',
      ({ request }) =>
        void request
          .clone()
          .json()
          .then((body) => sent.push(body))
          .catch(() => undefined),
    )
    await askForCode()
    await verify('123 456')
    expect(await screen.findByText('Code verified. You can now reset password.')).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue(email)
    await expectAccessible()
    await chooseNew('quiet harbour 10')
    expect(await screen.findByText('Password updated successfully.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    expect(sent).toEqual([{ email }, { email, code: mockCode }, { email, password: 'quiet harbour 10' }])
    server.events.removeAllListeners()
    await expectAccessible()
  })

  it.each(['', 'asha', '   '])('wants an address, not "%s"', async (typed) => {
    await renderPageAt('/forgot-password')
    if (typed) await userEvent.type(screen.getByLabelText('Email'), typed)
    await press('Send code')
    expect(screen.getByText('Please enter a valid email address.')).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    await expectAccessible()
  })

  it('says that no code could be sent', async () => {
    refuse('/auth/admin/send-code', 503, { message: 'Mail is off.', code: 'unavailable' })
    await askForCode()
    expect(await screen.findByText('Failed to send code.')).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue(` ${email} `.trim())
  })

  it('says how long to wait for another code', async () => {
    refuse('/auth/admin/send-code', 429, { message: 'Too many.', code: 'too-many-requests' }, { 'retry-after': '3600' })
    await askForCode()
    expect(await screen.findByText('Failed to send code.')).toBeInTheDocument()
    expect(screen.getByText(/^Too many\. Please try again after \d\d:\d\d IST( on .*)?\.$/)).toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue(email)
  })
})

describe('the code', () => {
  it.each(['/verify-code', '/reset-password'])('%s without an email leads back to where it is asked for', async (address) => {
    await renderPageAt(address)
    expect(await heading('Forgot password')).toBeInTheDocument()
  })

  it('carries the email over, and is there to be filled in by the device', async () => {
    await askForCode()
    await heading('Verify code')
    expect(screen.getByLabelText('Email')).toHaveValue(email)
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code')
    await expectAccessible()
  })

  it('must not be blank', async () => {
    await askForCode()
    await verify('')
    expect(screen.getByText('Please enter the code.')).toBeInTheDocument()
    expect(screen.getByLabelText('Code')).toHaveFocus()
  })

  it('is said to be invalid, and kept', async () => {
    await askForCode()
    await verify('999999')
    expect(await screen.findByText('Invalid code.')).toBeInTheDocument()
    expect(screen.getByLabelText('Code')).toHaveValue('999999')
  })

  it('can be tried again after a while', async () => {
    refuse('/auth/admin/verify-code', 429, { message: 'Too many.', code: 'too-many-requests' }, { 'retry-after': '420' })
    await askForCode()
    await verify('999999')
    expect(await screen.findByText(/^Too many\. Please try again after \d\d:\d\d IST( on .*)?\.$/)).toBeInTheDocument()
    expect(screen.getByLabelText('Code')).toHaveValue('999999')
  })

  it('can be sent once more', async () => {
    await askForCode()
    await heading('Verify code')
    await press('Send another code')
    expect(await screen.findByText('We have sent a new code.')).toBeInTheDocument()
    refuse('/auth/admin/send-code', 500, { message: 'No.', code: 'internal' })
    await press('Send another code')
    expect(await screen.findByText('Failed to send code.')).toBeInTheDocument()
  })
})

describe('the link of the mail', () => {
  const open = () => press('Choose a new password')

  it('opens nothing before its button is pressed, then leads to the new password', async () => {
    const asked: string[] = []
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
    await renderPageAt(`/reset-link#${mockLink}`)
    await heading('Open your link')
    await expectAccessible()
    expect(asked).toEqual([])
    await open()
    await chooseNew('quiet harbour 10')
    expect(await screen.findByText('Password updated successfully.')).toBeInTheDocument()
    expect(asked).toEqual(['/auth/admin/open-link', '/auth/admin/reset-password'])
    server.events.removeAllListeners()
  })

  it('that is over says so and leads to a new mail', async () => {
    await renderPageAt(`/reset-link#${'a'.repeat(43)}`)
    await open()
    expect(await screen.findByText('This link has been used or has expired after ten minutes. Request a new email.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Request a new email' })).toHaveAttribute('href', '/forgot-password')
    await expectAccessible()
  })

  it('that was cut off says so', async () => {
    await renderPageAt('/reset-link')
    expect(await screen.findByText('This link is incomplete.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Choose a new password' })).toBeNull()
    await expectAccessible()
  })

  it('can be opened later where the newsroom is away', async () => {
    refuse('/auth/admin/open-link', 503, { message: 'The newsroom could not be reached.', code: 'unavailable' }, { 'retry-after': '30' })
    await renderPageAt(`/reset-link#${mockLink}`)
    await open()
    expect(await screen.findByText('The newsroom could not be reached.')).toBeInTheDocument()
    expect(screen.getByText(/^Please try again after \d\d:\d\d IST/)).toBeInTheDocument()
    server.resetHandlers()
    await open()
    await heading('New password')
  })
})

describe('the new password', () => {
  async function openReset() {
    await askForCode()
    await verify(mockCode)
    await heading('New password')
  }

  it('must not be blank', async () => {
    await openReset()
    await chooseNew('')
    expect(screen.getByText('Please enter a new password.')).toBeInTheDocument()
    expect(screen.getByLabelText('New password')).toHaveFocus()
  })

  it('that breaks the rule gets the reason', async () => {
    await openReset()
    const message = 'At least 8 characters.'
    refuse('/auth/admin/reset-password', 400, { message, code: 'validation', fields: { password: message } })
    await chooseNew('short')
    expect(await screen.findByText('Failed to update.')).toBeInTheDocument()
    expect(screen.queryByText('Code verified. You can now reset password.')).not.toBeInTheDocument()
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/^At least 8 characters\. /)
    expect(screen.getByLabelText('New password')).toHaveValue('short')
  })

  it('ends the session of this browser where it is the same account', async () => {
    signInAs('reader')
    await openReset()
    await chooseNew('quiet harbour 10')
    expect(await screen.findByText('Password updated successfully.')).toBeInTheDocument()
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })
})
