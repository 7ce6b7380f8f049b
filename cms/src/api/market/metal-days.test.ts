import { describe, expect, it } from 'vitest'
import { lastSevenDays } from './last-seven-days'
import { dayDueAfterAnswer, dayDueAfterFailure, daysToRequest, metalsDueAt, type RequestedDay } from './metal-days'

const now = new Date('2026-11-21T12:00:00Z')
const days = lastSevenDays(now)
const today = '2026-11-21'
const yesterday = '2026-11-20'

describe('a day of metals', () => {
  it.each<[string, string, boolean, string, string | null]>([
    ['today is good for six hours', today, true, '2026-11-21T12:00:00Z', '2026-11-21T18:00:00.000Z'],
    ['today without a price, too', today, false, '2026-11-21T12:00:00Z', '2026-11-21T18:00:00.000Z'],
    ['today is good until its end at most', today, true, '2026-11-21T20:00:00Z', '2026-11-22T00:00:00.000Z'],
    ['a day that is over is kept for good', yesterday, true, '2026-11-21T00:00:00Z', null],
    ['a day that is over without a price is asked a day later', yesterday, false, '2026-11-21T12:00:00Z', '2026-11-22T12:00:00.000Z'],
  ])('%s', (_what, day, hasAllPrices, askedAt, due) => {
    expect(dayDueAfterAnswer(day, hasAllPrices, new Date(askedAt))?.toISOString() ?? null).toBe(due)
  })

  it.each([
    [today, 9, 15],
    [yesterday, 1, 1],
    [yesterday, 9, 256],
    [yesterday, 40, 1_440],
  ])('%s after %i answers that cannot be read is asked in %i minutes', (day, failures, minutes) => {
    expect(dayDueAfterFailure(day, failures, now).getTime() - now.getTime()).toBe(minutes * 60_000)
  })
})

const known = (day: string, dueAt: string | null, failures = 0): RequestedDay => ({ day, dueAt: dueAt === null ? null : new Date(dueAt), failures })
const kept = days.map((day) => known(day, null))
const but = (...others: RequestedDay[]) => kept.map((each) => others.find(({ day }) => day === each.day) ?? each)

describe('the days to ask', () => {
  it('are all at first, the newest first', () => {
    expect(daysToRequest(days, [], now)).toEqual([...days].reverse())
  })

  it('are none when all are kept', () => {
    expect(daysToRequest(days, kept, now)).toEqual([])
  })

  it('are those that are due, those that could not be read last', () => {
    const asked = but(known(today, '2026-11-21T12:00:00Z', 2), known('2026-11-16', '2026-11-21T11:00:00Z'), known(yesterday, '2026-11-21T12:00:01Z'))
    expect(daysToRequest(days, asked, now)).toEqual(['2026-11-16', today])
  })
})

describe('metals are due', () => {
  it.each<[string, RequestedDay[], string]>([
    ['when today is', but(known(today, '2026-11-21T18:00:00Z')), '2026-11-21T18:00:00.000Z'],
    [
      'when a past day is that comes before',
      but(known(today, '2026-11-21T18:00:00Z'), known(yesterday, '2026-11-21T13:00:00Z')),
      '2026-11-21T13:00:00.000Z',
    ],
    ['at the end of the day where nothing else is', kept, '2026-11-22T00:00:00.000Z'],
    ['in a minute where days were left out', kept.slice(1), '2026-11-21T12:01:00.000Z'],
    ['in a minute where a day is due already', but(known(today, '2026-11-21T11:00:00Z')), '2026-11-21T12:01:00.000Z'],
  ])('%s', (_what, asked, due) => {
    expect(metalsDueAt(days, asked, now).toISOString()).toBe(due)
  })
})
