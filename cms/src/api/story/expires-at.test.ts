import { storyExpiries } from '@artha/contract/value-lists'
import { describe, expect, it } from 'vitest'
import { expiresAt, expiryTimeOf, storedExpiry } from './expires-at'

describe('the end of a story', () => {
  const created = new Date('2026-11-20T06:00:00Z')
  it.each([
    ['24h', '2026-11-21T06:00:00.000Z'],
    ['48h', '2026-11-22T06:00:00.000Z'],
    ['forever', undefined],
  ] as const)('%s', (expiry, expected) => {
    expect(expiresAt(created, storedExpiry(expiry))?.toISOString()).toBe(expected)
  })

  it.each(storyExpiries)('%s comes back from the database as it was sent', (expiry) => {
    expect(expiryTimeOf(storedExpiry(expiry))).toBe(expiry)
  })
})
