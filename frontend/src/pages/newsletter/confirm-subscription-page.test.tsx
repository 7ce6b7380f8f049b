import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { mockLink } from '../../mocks/data/users.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

const press = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))

it('subscribes nobody before its button is pressed, and then says so', async () => {
  const asked: string[] = []
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname))
  await renderPageAt(`/newsletter/confirm#${mockLink}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your subscription' })).toBeInTheDocument()
  await expectAccessible()
  expect(asked).toEqual([])
  await press()
  expect(await screen.findByText('You are subscribed.')).toBeInTheDocument()
  expect(asked).toEqual(['/api/newsletter/confirmations'])
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull()
  server.events.removeAllListeners()
  await expectAccessible()
})

it('says that a link is over, and leads to a new one', async () => {
  await renderPageAt(`/newsletter/confirm#${'a'.repeat(43)}`)
  await press()
  expect(await screen.findByText('This link has been used or has expired after 48 hours. Subscribe again to get a new one.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute('href', '/newsletter')
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull()
  await expectAccessible()
})

it('says that a link was cut off', async () => {
  await renderPageAt('/newsletter/confirm')
  expect(await screen.findByText('This link is incomplete.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull()
  await expectAccessible()
})

it('can be pressed again when the newsroom is away', async () => {
  server.use(http.post('/api/newsletter/confirmations', () => HttpResponse.json({ message: 'Not reachable.', code: 'unavailable' }, { status: 503 })))
  await renderPageAt(`/newsletter/confirm#${mockLink}`)
  await press()
  expect(await screen.findByText('Not reachable.')).toBeInTheDocument()
  server.resetHandlers()
  await press()
  expect(await screen.findByText('You are subscribed.')).toBeInTheDocument()
})
