import { describe, expect, it } from 'vitest'
import { monthSpan } from './month-days'
import { eventsOf, sortedByTime } from './calendar-events'

const now = new Date('2026-11-23T06:00:00.000Z')
const piece = { documentId: 'aaaaaaaa', title: 'Gold', publicationDate: '2026-11-23T03:30:00.000Z' }

describe('what happens to a piece in a month', () => {
  it.each([
    ['what appeared', {}, ['published 2026-11-23']],
    ['what is to come', { publicationDate: '2026-11-23T06:00:00.001Z' }, ['scheduled 2026-11-23']],
    ['the last minute of the month in India', { publicationDate: '2026-11-30T18:29:59.000Z' }, ['scheduled 2026-11-30']],
    ['the first of the next', { publicationDate: '2026-11-30T18:30:00.000Z' }, []],
    ['a story and its end', { expiresAt: new Date('2026-11-24T03:30:00.000Z') }, ['published 2026-11-23', 'ends 2026-11-24']],
    [
      'a story that ends in another month',
      { publicationDate: '2026-11-30T03:30:00.000Z', expiresAt: '2026-12-01T03:30:00.000Z' },
      ['scheduled 2026-11-30'],
    ],
    ['the last day of a figure', { publicationDate: '2026-01-01T03:30:00.000Z', figuresEndOn: '2026-11-30' }, ['figure-ends 2026-11-30']],
    ['figures that do not end', { figuresEndOn: '9999-12-31' }, ['published 2026-11-23']],
  ])('%s', (_, over, events) => {
    expect(eventsOf({ ...piece, ...over }, monthSpan('2026-11'), now).map(({ event, day }) => `${event} ${day}`)).toEqual(events)
  })
})

it('stands in the order of time, what is about a whole day first', () => {
  const of = (_id: string, day: string, at?: string) => ({
    ...{ _id, kind: 'article' as const, title: '', event: 'published' as const, day, version: 1, mayChange: true },
    ...(at !== undefined && { at }),
  })
  const entries = [
    of('late', '2026-11-02', '2026-11-02T09:00:00.000Z'),
    of('whole', '2026-11-02'),
    of('early', '2026-11-01', '2026-11-01T09:00:00.000Z'),
  ]
  expect(sortedByTime(entries).map(({ _id }) => _id)).toEqual(['early', 'whole', 'late'])
})
