import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { mockId } from '../../mocks/data/article-builder.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { openDesk, refusal } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageInWindow } from '../../mocks/page-tests/render-page.tsx'
import { signInAs } from '../../mocks/handlers/sign-in.ts'

const rows = async () => within(await screen.findByRole('table', { name: 'Redirects' })).getAllByRole('row')

describe('the redirects of the desk', () => {
  it('lists what leads on, from where and to where', async () => {
    await openDesk('creator', '/dashboard/redirects')
    expect(await rows()).toHaveLength(3)
    expect(screen.getByText('2 redirects')).toBeInTheDocument()
    const from = screen.getByRole('link', { name: `/blog/${mockId(1)}/what-a-higher-rate-costs` })
    expect(from).toHaveAttribute('href', `/blog/${mockId(1)}/what-a-higher-rate-costs`)
    expect(screen.getByRole('link', { name: `/blog/${mockId(2)}/gold-and-rates` })).toBeInTheDocument()
    await expectAccessible()
  })

  it('is searched, and says where nothing is found', async () => {
    await openDesk('creator', '/dashboard/redirects')
    await rows()
    const field = screen.getByRole('searchbox', { name: 'Search by title or words in the address' })
    await userEvent.type(field, 'gold')
    expect(await screen.findByText('1 redirect')).toBeInTheDocument()
    await userEvent.type(field, 'en')
    expect(await screen.findByText('No former address matches.')).toBeInTheDocument()
  })

  it('follows its address back and forward', async () => {
    signInAs('creator')
    window.history.replaceState(null, '', '/dashboard/redirects?q=rate')
    window.history.pushState(null, '', '/dashboard/redirects?q=golden')
    await renderPageInWindow('/dashboard/redirects?q=golden')
    const field = await screen.findByRole('searchbox', { name: 'Search by title or words in the address' })
    expect(await screen.findByText('No former address matches.')).toBeInTheDocument()
    act(() => window.history.back())
    await expect.poll(() => field).toHaveValue('rate')
    expect(await rows()).toHaveLength(3)
    act(() => window.history.forward())
    await expect.poll(() => field).toHaveValue('golden')
    expect(await screen.findByText('No former address matches.')).toBeInTheDocument()
  })

  it('says where it could not be read, and leads through its pages', async () => {
    server.use(http.get('/api/desk/redirects', () => refusal(503, 'unavailable', 'The database is away')))
    const page = await openDesk('creator', '/dashboard/redirects')
    expect(await screen.findByText('Could not fetch the redirects.')).toBeInTheDocument()
    page.unmount()
    const item = { _id: mockId(1), title: 'Gold', slug: '', before: { title: 'Silver', slug: '' }, leftAt: '2026-11-20T06:00:00.000Z' }
    server.use(http.get('/api/desk/redirects', () => HttpResponse.json([item], { headers: { 'x-total-count': '41' } })))
    await openDesk('creator', '/dashboard/redirects?q=s&page=2')
    await rows()
    const pages = within(screen.getByRole('navigation', { name: 'Pages of redirects' }))
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/dashboard/redirects?q=s&page=3')
    expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/dashboard/redirects?q=s&page=1')
  })
})
