import { describe, expect, it } from 'vitest'
import { dayInWords, eventText, entryPath, reasonNotMovable } from './entry-texts.ts'

const entry = { _id: 'aaaaaaaa', kind: 'article', title: 'Gold', event: 'scheduled', mayChange: true } as const

it.each([
  [{ event: 'scheduled', at: '2026-11-23T03:30:00.000Z' }, '09:00 IST, Scheduled'],
  [{ event: 'ends', at: '2026-11-23T18:29:00.000Z' }, '23:59 IST, Story ends'],
  [{ event: 'figure-ends', at: undefined }, 'Figure expires'],
] as const)('%j is said as %s', (over, words) => {
  expect(eventText(over)).toBe(words)
})

it('says a day with its weekday', () => {
  expect(dayInWords('2026-11-23')).toBe('Mon, 23 Nov 2026')
})

describe('what is not moved says why', () => {
  it.each([
    [{}, undefined],
    [{ mayChange: false }, /not yours/],
    [{ event: 'published' }, /“Gold” is already published/],
    [{ event: 'ends', kind: 'story' }, /depends on its start/],
    [{ event: 'figure-ends' }, /expires that day/],
  ] as const)('%j', (over, words) => {
    const said = reasonNotMovable({ ...entry, ...over })
    if (words === undefined) expect(said).toBeUndefined()
    else expect(said).toMatch(words)
  })
})

describe('a piece leads', () => {
  it.each([
    [{}, '/dashboard/articles/aaaaaaaa'],
    [{ kind: 'story' }, '/dashboard/stories/aaaaaaaa'],
    [{ mayChange: false }, undefined],
    [{ mayChange: false, event: 'published' }, '/blog/aaaaaaaa'],
    [{ mayChange: false, event: 'ends', kind: 'story' }, '/stories/aaaaaaaa'],
  ] as const)('%j to %s', (over, way) => {
    expect(entryPath({ ...entry, ...over })).toBe(way)
  })
})
