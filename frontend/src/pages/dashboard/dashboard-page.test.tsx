import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { mockBin } from '../../mocks/data/bin-contents.ts'
import { formNamed, recordWrites, openDesk, press, refusal } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'
import { openSession } from '../../api/session.ts'
import { mockUsers, mockToken } from '../../mocks/data/users.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the dashboard', () => {
  it.each(['/dashboard', '/form'])('at %s leads a visitor who is not signed in to the login screen', async (path) => {
    await renderPageAt(path)
    expect(await title('Log in')).toBeInTheDocument()
  })

  it('welcomes by name, and counts one’s own work', async () => {
    await openDesk('creator')
    expect(await title('Welcome, Bhavna!')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: /^Open the Studio/ })).toHaveAttribute('href', 'http://127.0.0.1:1337/studio')
    expect(screen.getByText('12')).toBeInTheDocument()
    expect(screen.queryByText('Grant Admin Access')).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Bin' })).not.toBeInTheDocument()
    await screen.findByRole('table', { name: 'Stories' })
    await expectAccessible()
  })

  it.each([
    ['the answer’s name', 'Asha Rao', 'Welcome, Asha Rao!'],
    ['an admin where no name is known', undefined, 'Welcome, Admin!'],
  ])('welcomes %s', async (_, name, words) => {
    const nameless = { ...mockUsers.creator, username: '', ...(name !== undefined && { name }) }
    server.use(http.get('/auth/me', () => HttpResponse.json({ success: true, user: nameless })))
    openSession(mockToken('creator'), nameless)
    await renderPageAt('/dashboard')
    expect(await title(words)).toBeInTheDocument()
  })

  it('opens for a reader to look at, and says that access is pending', async () => {
    await openDesk('reader')
    expect(await screen.findByText('Your access is pending')).toBeInTheDocument()
    const table = within(await screen.findByRole('table', { name: 'Articles' }))
    expect(table.getAllByText('View only')).toHaveLength(8)
    expect(table.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('form', { name: 'Create Article' })).not.toBeInTheDocument()
    expect(screen.queryByRole('form', { name: 'Add Story' })).not.toBeInTheDocument()
  })

  it('folds the access section of the primary admin when an article is edited', async () => {
    await openDesk('primaryAdmin')
    expect(await screen.findByRole('heading', { name: 'Grant Admin Access' })).toBeInTheDocument()
    const details = screen.getByText('Who can publish').closest('details')
    expect(details?.open).toBe(true)
    const [first] = await screen.findAllByRole('button', { name: /^Edit / })
    if (first) await userEvent.click(first)
    await formNamed('Edit Article')
    expect(details?.open).toBe(false)
  })
})

describe('/form', () => {
  it('is the article form alone', async () => {
    await openDesk('creator', '/form')
    expect(await title('Create Article')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await expectAccessible()
  })

  it('is closed to a reader, in words', async () => {
    await openDesk('reader', '/form')
    expect(await screen.findByText('Your access is pending')).toBeInTheDocument()
    expect(screen.queryByRole('form', { name: 'Create Article' })).not.toBeInTheDocument()
  })
})

describe('the bin', () => {
  const bin = async () => within(await screen.findByRole('region', { name: 'Bin' }))

  it('shows an admin what was deleted, by whom and until when, and restores it', async () => {
    const sent = recordWrites('post', '/api/desk/bin/:id/restore', () => {
      server.use(http.get('/api/desk/bin', () => HttpResponse.json([])))
      return HttpResponse.json({ message: 'Restored.' })
    })
    await openDesk('admin')
    const section = await bin()
    const row = await section.findByRole('row', { name: /A year of small savings/ })
    expect(row).toHaveTextContent('19 Nov 2026, 14:50 IST')
    expect(row).toHaveTextContent('by Bhavna')
    await press(section, 'Restore A year of small savings')
    expect(await section.findByText('The bin is empty.')).toBeInTheDocument()
    expect(section.getByText('Restored: A year of small savings')).toBeInTheDocument()
    expect(sent.map(({ call }) => call)).toEqual([`POST /api/desk/bin/${mockBin[0]?._id}/restore`])
  })

  it('says why not', async () => {
    server.use(http.post('/api/desk/bin/:id/restore', () => refusal(409, 'conflict', 'It is there already.')))
    await openDesk('admin')
    const section = await bin()
    await userEvent.click(await section.findByRole('button', { name: 'Restore A year of small savings' }))
    await waitFor(() => expect(section.getByText('It could not be restored.')).toBeInTheDocument())
    expect(section.getByText('It is there already.')).toBeInTheDocument()
  })
})
