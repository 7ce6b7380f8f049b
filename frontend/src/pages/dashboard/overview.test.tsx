import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { CalendarEntry } from '@artha/contract/calendar'
import { dayInIndia } from '@artha/contract/figure-on'
import { mockId } from '../../mocks/data/article-builder.ts'
import { deskSummaryBuilder } from '../../mocks/data/desk-builder.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { openDesk } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'

const box = async (name: string) => within(await screen.findByRole('region', { name }))
const hrefOf = async (region: string, name: string | RegExp) => (await (await box(region)).findByRole('link', { name })).getAttribute('href')

describe('the overview of the desk', () => {
  it('says in five boxes what asks for somebody today, and leads on', async () => {
    const today = dayInIndia(new Date())
    const dueToday = (entry: Partial<CalendarEntry>) => ({
      ...{ kind: 'article', event: 'scheduled', day: today, at: `${today}T18:00:00.000Z`, version: 1, mayChange: true },
      ...entry,
    })
    const entries = [
      dueToday({ _id: mockId(1), title: 'The budget session' }),
      dueToday({ _id: mockId(2), title: 'Out already', event: 'published' }),
      dueToday({ _id: mockId(3), title: 'Five slides on gold', kind: 'story' }),
    ]
    server.use(http.get('/api/desk/calendar', () => HttpResponse.json({ from: today, to: today, entries, isCut: false })))
    await openDesk('creator')
    expect(await hrefOf('Due today 2', 'The budget session')).toBe(`/dashboard/articles/${mockId(1)}`)
    expect(await hrefOf('Due today 2', 'Five slides on gold')).toBe(`/dashboard/stories/${mockId(3)}`)
    expect(await hrefOf('Due today 2', 'Calendar')).toBe('/dashboard/calendar')
    expect((await box('Waiting for review')).getByText('Review is off: writers can publish directly.')).toBeInTheDocument()
    expect(await hrefOf('Waiting for review', 'Drafts in the Studio')).toBe('/dashboard/articles?state=draft')
    expect(await hrefOf('Figures due for review 1', 'What a rate rise costs')).toMatch(/^\/dashboard\/articles\/mock/)
    expect(await hrefOf('Figures due for review 1', 'All figures to review')).toBe('#figures-to-read')
    expect((await box('Messages 2')).getByText('unread messages.')).toBeInTheDocument()
    expect(await hrefOf('Messages 2', /^Read in the Studio/)).toBe('http://127.0.0.1:1337/studio/plugins/newsroom?tab=messages')
    expect(await hrefOf('Most read', 'Readers, day by day')).toBe('#openings')
    expect((await box('Most read')).getAllByRole('listitem')).toHaveLength(3)
    await expectAccessible()
  })

  it('says so where nothing waits, and that messages are for who has an account in the Studio', async () => {
    const { studioUrl: _, unreadMessages: __, ...summary } = deskSummaryBuilder()
    server.use(
      http.get('/api/desk/figures', () => HttpResponse.json([])),
      http.get('/api/desk/summary', () => HttpResponse.json(summary)),
    )
    await openDesk('creator')
    expect(await screen.findByText('Nothing is scheduled today.')).toBeInTheDocument()
    expect(await screen.findByText('All figures are reviewed.')).toBeInTheDocument()
    expect((await box('Messages')).getByText('Read them in the Studio.')).toBeInTheDocument()
    expect((await box('Messages')).queryByRole('link')).not.toBeInTheDocument()
  })

  it('says so where the lists cannot be read', async () => {
    const refused = () => HttpResponse.json({ message: 'The database is away', code: 'unavailable' }, { status: 503 })
    server.use(http.get('/api/desk/calendar', refused), http.get('/api/desk/figures', refused), http.get('/api/desk/openings', refused))
    await openDesk('creator')
    for (const name of ['Due today', 'Figures due for review', 'Most read']) {
      expect(await (await box(name)).findByText('It could not be loaded.')).toBeInTheDocument()
    }
  })

  it('is not there for who may not write', async () => {
    await openDesk('reader')
    await screen.findByRole('table', { name: 'Articles' })
    expect(screen.queryByRole('region', { name: /^Due today/ })).not.toBeInTheDocument()
  })
})
