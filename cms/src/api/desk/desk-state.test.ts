import { describe, expect, it } from 'vitest'
import { deskStateOf, hasDraft } from './desk-state'

const now = new Date('2026-11-20T08:00:00Z')
const published = (publicationDate: string, expiresAt?: string | null) => ({ publicationDate, expiresAt, version: 3 })

describe('the state', () => {
  it.each([
    ['of what is not published', undefined, 'draft'],
    ['of what has appeared', published('2026-11-20T07:00:00Z'), 'live'],
    ['at the very time', published('2026-11-20T08:00:00Z'), 'live'],
    ['a second before', published('2026-11-20T08:00:01Z'), 'scheduled'],
    ['of a story for good', published('2026-11-01T08:00:00Z', null), 'live'],
    ['of a story within its time', published('2026-11-20T07:00:00Z', '2026-11-21T07:00:00Z'), 'live'],
    ['of a story at its end', published('2026-11-19T08:00:00Z', '2026-11-20T08:00:00Z'), 'expired'],
    ['of a coming story', published('2026-11-21T08:00:00Z', '2026-11-22T08:00:00Z'), 'scheduled'],
  ] as const)('%s', (_, row, state) => {
    expect(deskStateOf(row, now)).toBe(state)
  })
})

describe('a draft', () => {
  it.each([
    [4, published('2026-11-20T07:00:00Z'), true],
    [3, published('2026-11-20T07:00:00Z'), false],
    [null, published('2026-11-20T07:00:00Z'), false],
    [0, undefined, true],
  ])('version %s over %j: %s', (version, row, has) => {
    expect(hasDraft(version, row)).toBe(has)
  })
})
