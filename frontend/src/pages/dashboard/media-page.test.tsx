import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { mockId } from '../../mocks/data/article-builder.ts'
import { mockLibrary } from '../../mocks/data/library-builder.ts'
import { signInAs } from '../../mocks/handlers/sign-in.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { openDesk, refusal } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageInWindow } from '../../mocks/page-tests/render-page.tsx'

const files = async () => within(await screen.findByRole('list', { name: 'Files' })).getAllByRole('link')
const searchField = () => screen.getByRole('searchbox', { name: 'Search by name, alternative text or caption' })

describe('the media library of the desk', () => {
  it('lists pictures and videos with size and day, and is linked from the desk', async () => {
    await openDesk('creator', '/dashboard/media')
    const [coins, loom, notes, ...others] = await files()
    expect(coins).toHaveAccessibleName('Coins in a jar 1200 × 800, 83 KB, 25 Nov 2026 A glass jar half full of coins')
    expect(coins).toHaveAttribute('href', `/dashboard/media/${mockId(1001)}`)
    expect(loom).toHaveAccessibleName('A loom at work Video, 4.2 MB, 25 Nov 2026 A weaver at a hand loom')
    expect(notes).toHaveAccessibleName('Rupee notes 1200 × 800, 83 KB, 25 Nov 2026 No alternative text')
    expect(others).toHaveLength(21)
    expect(screen.getByText(`${mockLibrary.length} files, page 1 of 2`)).toBeInTheDocument()
    const desk = within(screen.getByRole('navigation', { name: 'Desk' }))
    expect(desk.getByRole('link', { name: 'Media' })).toHaveAttribute('aria-current', 'page')
    await expectAccessible()
  })

  it('is paged to the end, and the address keeps the filters', async () => {
    await openDesk('creator', '/dashboard/media?kind=image')
    await files()
    const pages = () => within(screen.getByRole('navigation', { name: 'Pages of the library' }))
    expect(pages().getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/dashboard/media?kind=image&page=2')
    await userEvent.click(pages().getByRole('link', { name: 'Next' }))
    expect(await screen.findByText('27 files, page 2 of 2')).toBeInTheDocument()
    const last = await files()
    expect(last).toHaveLength(3)
    expect(last[0]).toHaveAttribute('href', expect.stringMatching(/\?kind=image&page=2$/))
    expect(pages().queryByRole('link', { name: 'Next' })).toBeNull()
    expect(pages().getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/dashboard/media?kind=image')
  })

  it('is searched and narrowed, by keys too', async () => {
    await openDesk('creator', '/dashboard/media?page=2')
    await files()
    screen.getByRole('checkbox', { name: 'Without alternative text' }).focus()
    await userEvent.keyboard(' ')
    expect(await screen.findByText('1 file, page 1 of 1')).toBeInTheDocument()
    expect((await files())[0]).toHaveAccessibleName(/^Rupee notes/)
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByRole('radio', { name: 'Videos' }))
    await expect.poll(async () => (await files())[0]?.textContent).toMatch(/^A loom at work/)
    expect(screen.getByText('1 file, page 1 of 1')).toBeInTheDocument()
    await userEvent.type(searchField(), 'coins')
    expect(await screen.findByText('No files match these filters.')).toBeInTheDocument()
    await expectAccessible()
  })

  it('follows its address back and forward', async () => {
    signInAs('creator')
    window.history.replaceState(null, '', '/dashboard/media?q=coins')
    window.history.pushState(null, '', '/dashboard/media?withoutAlt=1')
    await renderPageInWindow('/dashboard/media?withoutAlt=1')
    expect(await screen.findByRole('checkbox', { name: 'Without alternative text' })).toBeChecked()
    expect((await files())[0]).toHaveAccessibleName(/^Rupee notes/)
    act(() => window.history.back())
    await expect.poll(searchField).toHaveValue('coins')
    await expect.poll(async () => (await files())[0]?.textContent).toMatch(/^Coins in a jar/)
    act(() => window.history.forward())
    await expect.poll(searchField).toHaveValue('')
  })

  it('has a skeleton, and says where nothing is in it and where it could not be read', async () => {
    server.use(
      http.get(
        '/api/desk/media',
        async () => {
          await delay(50)
          return refusal(503, 'unavailable', 'The database is away')
        },
        { once: true },
      ),
    )
    await openDesk('creator', '/dashboard/media')
    expect(await screen.findByText('Loading …')).toBeInTheDocument()
    await expectAccessible()
    expect(await screen.findByText('Could not fetch the library.')).toBeInTheDocument()
    await expectAccessible()
    server.use(http.get('/api/desk/media', () => HttpResponse.json([], { headers: { 'x-total-count': '0' } })))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Uploaded files appear here.')).toBeInTheDocument()
    await expectAccessible()
  })

  it('is not for readers', async () => {
    await openDesk('reader', '/dashboard/media')
    expect(await screen.findByText(/Until then you can view the dashboard/)).toBeInTheDocument()
    expect(screen.queryByRole('search', { name: 'Media library' })).toBeNull()
  })
})
