import { describe, expect, it } from 'vitest'
import { sessionCutoffs, isSessionValid, isTokenShaped, needsTouch, newToken, tokenHash } from './token-rule'

const now = new Date('2026-06-30T12:00:00Z')
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 + ms)

describe('a token', () => {
  it('is 256 bits that never come twice, kept as a hash', () => {
    const made = new Set(Array.from({ length: 500 }, newToken))
    expect(made.size).toBe(500)
    for (const token of made) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      expect(isTokenShaped(token)).toBe(true)
      expect(tokenHash(token)).toMatch(/^[0-9a-f]{64}$/)
    }
  })

  it.each([[''], ['x'], ['a'.repeat(42)], ['a'.repeat(44)], [`${'a'.repeat(42)}=`], [`${'a'.repeat(42)}'`], [`${'a'.repeat(43)}\n`]])(
    '%j is none',
    (text) => {
      expect(isTokenShaped(text)).toBe(false)
    },
  )

  it.each([
    ['just made', daysAgo(0), daysAgo(0), true],
    ['used a moment before seven days ago were over', daysAgo(8), daysAgo(7, 1), true],
    ['unused for seven days', daysAgo(8), daysAgo(7), false],
    ['used today, made almost thirty days ago', daysAgo(30, 1), daysAgo(0), true],
    ['used today, made thirty days ago', daysAgo(30), daysAgo(0), false],
  ])('%s', (_, createdAt, lastUsedAt, alive) => {
    expect(isSessionValid({ createdAt, lastUsedAt }, now)).toBe(alive)
    const ended = sessionCutoffs(now)
    expect(createdAt <= ended.created || lastUsedAt <= ended.lastUsed).toBe(!alive)
  })

  it.each([
    [0, false],
    [59_999, false],
    [60_000, true],
  ])('last used %i ms ago: written again, %s', (ms, expected) => {
    expect(needsTouch(new Date(now.getTime() - ms), now)).toBe(expected)
  })
})
