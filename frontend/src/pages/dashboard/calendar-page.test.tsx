import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { mockDeskArticles } from '../../mocks/data/desk-contents.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { recordWrites, openDesk, refusal } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'

const coming = mockDeskArticles.find(({ state }) => state === 'scheduled')
const title = coming?.title ?? ''
const address = '/dashboard/calendar?month=2036-12'

const day = (name: string) => {
  const found = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (found === null) throw new Error(`${name} is no day`)
  return within(found)
}
const moveButton = () => screen.findByRole('button', { name: `Move ${title}` })
const answerMoved = (moves: ReturnType<typeof recordWrites>) => moves.map(({ body }) => body.day)

describe('the calendar of the desk', () => {
  it('has a month by its days: what appears, what ends, and the way to each', async () => {
    await openDesk('creator', address)
    await moveButton()
    expect(day('Mon 1 Dec 2036').getByRole('link', { name: title })).toHaveAttribute('href', `/dashboard/articles/${coming?._id}`)
    expect(day('Mon 1 Dec 2036').getByText('09:00 IST, Scheduled')).toBeInTheDocument()
    expect(day('Wed 31 Dec 2036').getByText('Figure expires')).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(31)
    const months = within(screen.getByRole('navigation', { name: 'Months' }))
    expect(months.getByRole('link', { name: 'Nov 2036' })).toHaveAttribute('href', '/dashboard/calendar?month=2036-11')
    expect(months.getByRole('link', { name: 'Jan 2037' })).toHaveAttribute('href', '/dashboard/calendar?month=2037-01')
    expect(screen.getByRole('link', { name: 'This month' })).toHaveAttribute('href', '/dashboard/calendar')
    await expectAccessible()
  })

  it('moves by the arrow keys and Enter, says so, keeps the focus with the piece, and moves back', async () => {
    await openDesk('creator', address)
    ;(await moveButton()).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(screen.getByText('To Tue, 9 Dec 2036: press Enter to move, Escape to cancel.')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText(`“${title}” was moved to Tue, 9 Dec 2036.`)).toBeInTheDocument()
    expect(day('Tue 9 Dec 2036').getByText('09:00 IST, Scheduled')).toBeInTheDocument()
    expect(await moveButton()).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(`“${title}” is back on Mon, 1 Dec 2036.`)).toBeInTheDocument()
    expect(day('Mon 1 Dec 2036').getByRole('link', { name: title })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('leaves it where it is at Escape', async () => {
    const moves = recordWrites('post', '/api/desk/calendar/moves', () => HttpResponse.json({}))
    await openDesk('creator', address)
    ;(await moveButton()).focus()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    expect(screen.queryByText(/Escape to cancel/)).not.toBeInTheDocument()
    expect(moves).toEqual([])
  })

  it('asks for the day where the button is pressed', async () => {
    await openDesk('creator', address)
    await userEvent.click(await moveButton())
    const dialog = within(screen.getByRole('dialog', { name: `Move “${title}”?` }))
    expect(dialog.getByText('The time stays the same: 09:00 IST.')).toBeInTheDocument()
    fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2037-01-05' } })
    await expectAccessible()
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }))
    expect(await screen.findByText(`“${title}” was moved to Mon, 5 Jan 2037.`)).toBeInTheDocument()
    // The article is now in another month
    expect(screen.getByRole('heading', { level: 2, name: 'Dec 2036' })).toHaveFocus()
  })

  it('moves what is dragged to another day, and says why what readers have stays', async () => {
    const moves = recordWrites('post', '/api/desk/calendar/moves', () => refusal(409, 'conflict', 'Someone else saved this in the meantime.'))
    await openDesk('creator', address)
    const line = (await moveButton()).closest('li')
    const target = screen.getByRole('heading', { level: 3, name: 'Fri 12 Dec 2036' }).closest('li')
    if (line === null || target === null) throw new Error('No line, or no day')
    const dataTransfer = { setData: () => undefined, effectAllowed: '' }
    fireEvent.dragStart(line, { dataTransfer })
    fireEvent.dragOver(target)
    fireEvent.drop(target)
    expect(await screen.findByText(/Someone else saved this/)).toBeInTheDocument()
    expect(answerMoved(moves)).toEqual(['2036-12-12'])

    const ending = screen.getByText('Figure expires').closest('li')
    if (ending === null) throw new Error('You are offline')
    const drag = createEvent.dragStart(ending, { dataTransfer })
    fireEvent(ending, drag)
    expect(drag.defaultPrevented).toBe(true)
    expect(await screen.findByText(/expires that day/)).toBeInTheDocument()
    expect(moves).toHaveLength(1)
  })

  it('folds what is more than a day has room for', async () => {
    const entries = Array.from({ length: 6 }, (_, at) => ({
      ...{ _id: `aaaaaaa${at}`, kind: 'article', title: `Piece ${at}`, event: 'published', day: '2036-12-03', version: 1, mayChange: false },
      at: `2036-12-03T0${at}:00:00.000Z`,
    }))
    server.use(http.get('/api/desk/calendar', () => HttpResponse.json({ from: '2036-12-01', to: '2036-12-31', entries, isCut: true })))
    await openDesk('creator', address)
    expect(await screen.findByText('2 more')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Piece 0' })).toHaveAttribute('href', '/blog/aaaaaaa0')
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'see the full list' })).toHaveAttribute('href', '/dashboard/articles?from=2036-12-01&to=2036-12-31')
  })

  it('says that nothing is there, and where it could not be read', async () => {
    const page = await openDesk('creator', '/dashboard/calendar?month=2040-01')
    expect(await screen.findByText('Nothing is scheduled this month.')).toBeInTheDocument()
    page.unmount()
    server.use(http.get('/api/desk/calendar', () => refusal(503, 'unavailable', 'The database is away')))
    await openDesk('creator', address)
    expect(await screen.findByText('Could not fetch the calendar.')).toBeInTheDocument()
  })
})
