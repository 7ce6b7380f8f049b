import { describe, expect, it } from 'vitest'
import type { CalendarEntry } from '@artha/contract/calendar'
import type { FigureToReview, AffectedEntry } from '@artha/contract/figures-to-review'
import { dueLines, figureLines, mostReadLines } from './overview-lines.ts'

const piece = (over: Partial<AffectedEntry> = {}): AffectedEntry => ({
  _id: 'aaaaaaaa',
  kind: 'article',
  title: 'What a rate rise costs',
  how: 'mark',
  said: '5.25%',
  mayLook: true,
  ...over,
})
const figure = (pieces: AffectedEntry[]): FigureToReview => ({
  figureKey: 'repo',
  title: 'RBI policy repo rate',
  because: 'changed',
  since: '2026-10-07',
  pieces,
  calculators: [],
})
const entry = (over: Partial<CalendarEntry>): CalendarEntry => ({
  _id: 'aaaaaaaa',
  kind: 'article',
  title: 'The budget session',
  event: 'scheduled',
  day: '2026-11-23',
  at: '2026-11-23T03:30:00.000Z',
  version: 1,
  mayChange: true,
  ...over,
})

describe('what is due', () => {
  it('stands with its time in India and leads to its form, where one may change it', () => {
    const entries = [entry({}), entry({ _id: 'cccccccc', kind: 'story' }), entry({ _id: 'bbbbbbbb', mayChange: false })]
    expect(dueLines(entries)).toEqual([
      { key: 'aaaaaaaa', title: 'The budget session', to: '/dashboard/articles/aaaaaaaa', note: '09:00 IST' },
      { key: 'cccccccc', title: 'The budget session', to: '/dashboard/stories/cccccccc', note: '09:00 IST' },
      { key: 'bbbbbbbb', title: 'The budget session', to: undefined, note: '09:00 IST' },
    ])
  })
})

describe('figures past review', () => {
  it.each([
    ['leads to the form of the piece', [piece()], '/dashboard/articles/aaaaaaaa', 'RBI policy repo rate: “5.25%”'],
    ['leads nowhere from another’s piece', [piece({ mayLook: false })], undefined, 'RBI policy repo rate: “5.25%”'],
    ['leads to the form of a story', [piece({ kind: 'story' })], '/dashboard/stories/aaaaaaaa', 'RBI policy repo rate: “5.25%”'],
    ['leads to the figure where no piece uses it', [], '/figures/repo', 'needs checking'],
  ])('%s', (_, pieces, to, note) => {
    expect(figureLines([figure(pieces)]).map((line) => [line.to, line.note])).toEqual([[to, note]])
  })

  it('names three', () => {
    expect(figureLines([figure([piece(), piece({ _id: 'b' }), piece({ _id: 'c' }), piece({ _id: 'd' })])])).toHaveLength(3)
  })
})

describe('what is read most', () => {
  it('leads to the article, while it is there', () => {
    const articles = [
      { _id: 'aaaaaaaa', title: 'Gold', openings: 1234 },
      { _id: 'bbbbbbbb', openings: 5 },
    ]
    expect(mostReadLines({ isCounting: true, days: [], articles, hosts: [], devices: [] })).toEqual([
      { key: 'aaaaaaaa', title: 'Gold', to: '/blog/aaaaaaaa', note: '1,234' },
      { key: 'bbbbbbbb', title: 'Deleted article', to: undefined, note: '5' },
    ])
  })
})
