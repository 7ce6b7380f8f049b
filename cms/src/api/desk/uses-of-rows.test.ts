import { describe, expect, it } from 'vitest'
import { publishedUsesIn, usesOfRows, type UseRow } from './uses-of-rows'

const now = new Date('2026-11-26T06:00:00Z')
const row = (over: Partial<UseRow>): UseRow => ({
  ...{ kind: 'article', _id: 'a', title: 'Gold', place: 'section', publishedAt: '2026-11-01T06:00:00Z', publicationDate: '2026-11-01T06:00:00Z' },
  ...over,
})

describe('the pieces that show a file', () => {
  it.each<[string, Partial<UseRow>, string, number]>([
    ['a published article', {}, 'live', 1],
    ['an article without a date', { publicationDate: null }, 'live', 1],
    ['a scheduled article', { publicationDate: '2026-12-01T06:00:00Z' }, 'scheduled', 1],
    ['a draft', { publishedAt: null }, 'draft', 0],
    ['a story before its end', { kind: 'story', expiresAt: '2026-11-27T06:00:00Z' }, 'live', 1],
    ['a story after its end', { kind: 'story', expiresAt: '2026-11-25T06:00:00Z' }, 'expired', 0],
    ['times as SQLite has them', { publishedAt: 1, publicationDate: Date.parse('2026-12-01T06:00:00Z') }, 'scheduled', 1],
  ])('%s', (_, over, state, published) => {
    const uses = usesOfRows([row(over)], now)
    expect(uses.map((use) => use.state)).toEqual([state])
    expect(publishedUsesIn(uses)).toBe(published)
  })

  it('one piece is listed once, with the state of its published row and all places in order', () => {
    const rows = [row({ publishedAt: null, place: 'share', title: 'Gold, again' }), row({ place: 'section' }), row({ place: 'cover' })]
    expect(usesOfRows(rows, now)).toEqual([{ kind: 'article', _id: 'a', title: 'Gold', state: 'live', places: ['cover', 'section', 'share'] }])
  })

  it('published pieces come first, and the newest among them', () => {
    const rows = [
      row({ _id: 'draft', publishedAt: null, publicationDate: '2026-11-25T06:00:00Z' }),
      row({ _id: 'old', publicationDate: '2025-01-01T06:00:00Z' }),
      row({ _id: 'new' }),
      row({ kind: 'story', place: 'slide', _id: 'new' }),
    ]
    expect(usesOfRows(rows, now).map(({ kind, _id }) => `${kind} ${_id}`)).toEqual(['article new', 'story new', 'article old', 'article draft'])
  })
})
