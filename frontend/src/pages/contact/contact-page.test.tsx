import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt, testSite } from '../../mocks/page-tests/render-page.tsx'

const field = (name: string) => screen.getByRole('textbox', { name })
const written = { Name: 'Asha Rao', Email: 'asha@artha.example', Message: 'Which slab is it?' }

async function open() {
  await renderPageAt('/contact')
  return screen.getByRole('form', { name: 'Contact' })
}

async function write(values: Partial<typeof written> = written) {
  for (const [name, text] of Object.entries(values)) await userEvent.type(field(name), text)
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
}

const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  server.use(http.post('/api/contact', () => HttpResponse.json({ ...body }, { status, headers })))

const expectKept = () => expect(Object.keys(written).map((name) => (field(name) as HTMLInputElement).value)).toEqual(Object.values(written))

describe('the contact page', () => {
  it('has the form, an address and the support hours', async () => {
    const form = await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Write to the newsroom' })).toBeInTheDocument()
    expect(within(form).getAllByRole('textbox')).toHaveLength(3)
    expect(screen.getByText(/9am-5pm on weekdays/)).toBeInTheDocument()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'desk@artha.example' })).toHaveAttribute('href', 'mailto:desk@artha.example')
    await expectAccessible()
  })

  it('shows the address that the owner has set', async () => {
    await renderPageAt('/contact', { site: { ...testSite, contactEmail: 'news@here.example' } })
    expect(screen.getByRole('link', { name: 'news@here.example' })).toBeInTheDocument()
  })

  it('sends what was written, says so, and is empty for the next message', async () => {
    const sent: unknown[] = []
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.post('/api/contact', async ({ request }) => {
        sent.push(await request.json())
        await asked
        return HttpResponse.json({ message: 'Message sent!' }, { status: 201 })
      }),
    )
    await open()
    await write()
    expect(screen.getByRole('button', { name: 'Sending …' })).toHaveAttribute('aria-disabled', 'true')
    answer()
    expect(await screen.findByText('Message sent!')).toBeInTheDocument()
    expect(screen.getByText('Message sent!').closest('[role=alert]')).not.toBeNull()
    expect(sent).toEqual([{ name: 'Asha Rao', email: 'asha@artha.example', message: 'Which slab is it?' }])
    expect(field('Message')).toHaveValue('')
  })

  it('asks for what is missing beside its field, without a call', async () => {
    await open()
    await write({ Name: 'Asha' })
    expect(await screen.findByText('Please fill in all fields')).toBeInTheDocument()
    expect(field('Email')).toHaveAccessibleDescription('Enter your email so that we can reply.')
    expect(field('Message')).toHaveAccessibleDescription('Write a message.')
    expect(field('Email')).toHaveFocus()
    expect(screen.queryByText('Message sent!')).not.toBeInTheDocument()
  })

  it('keeps what was written when the server refuses, and says it beside the field', async () => {
    answer(400, { message: 'Please check what you entered.', code: 'validation', fields: { email: 'Please enter a valid email address.' } })
    await open()
    await write()
    expect(await screen.findByText('Please enter a valid email address.')).toBeInTheDocument()
    expect(field('Email')).toBeInvalid()
    expectKept()
  })

  it.each([
    [
      'the limit is reached',
      429,
      { message: 'You have already sent several messages.', code: 'too-many-requests' },
      /already sent several messages/,
      /Please try again after \d\d:\d\d IST/,
    ],
    ['the server fails', 500, { message: 'Something went wrong.', code: 'internal' }, /Something went wrong/, /.*/],
  ])('keeps what was written when %s', async (_, status, body, title, advice) => {
    answer(status, body, { 'retry-after': '1200' })
    await open()
    await write()
    const alert = await waitFor(() => {
      const found = screen.getAllByRole('alert').find((element) => title.test(element.textContent))
      if (found === undefined) throw new Error('Nothing is said yet')
      return found
    })
    expect(alert).toHaveTextContent(advice)
    expectKept()
  })

  it('keeps what was written when the server does not answer', async () => {
    server.use(http.post('/api/contact', () => HttpResponse.error()))
    await open()
    await write()
    expect(await screen.findByText('The message could not be sent.')).toBeInTheDocument()
    expectKept()
  })

  it('sends along what a program wrote into the hidden field, which no person meets', async () => {
    const sent: unknown[] = []
    server.use(
      http.post('/api/contact', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ message: 'Message sent!' }, { status: 201 })
      }),
    )
    const form = await open()
    const trap = form.querySelector<HTMLInputElement>('[name=nickname]')
    if (trap === null) throw new Error('There is no hidden field')
    expect([trap.tabIndex, trap.closest('[aria-hidden=true]') === null]).toEqual([-1, false])
    trap.value = 'Nick'
    await write()
    expect(await screen.findByText('Message sent!')).toBeInTheDocument()
    expect(sent).toEqual([expect.objectContaining({ nickname: 'Nick' })])
  })
})
