import { describe, expect, it } from 'vitest'
import { addressKey, codeExpiry, unmatchableHash, newResetCode, resetCodeHash } from './reset-code'

const secret = 's'.repeat(32)

describe('a reset code', () => {
  it('has six digits, zeros in front included, and every first digit comes up', () => {
    const codes = Array.from({ length: 2_000 }, newResetCode)
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
    // 2,000 draws miss one of ten digits once in 10^90 runs.
    expect(new Set(codes.map((code) => code[0])).size).toBe(10)
    expect(new Set(codes).size).toBeGreaterThan(1_900)
  })

  it.each([
    ['another code', '000001', 'a@b.in', secret],
    ['another address', '000000', 'c@b.in', secret],
    ['another secret', '000000', 'a@b.in', 't'.repeat(32)],
    ['parts that meet elsewhere', '00000', 'a@b.in0', secret],
  ])('is kept as a hash that does not fit %s', (_, code, address, key) => {
    const kept = resetCodeHash('000000', 'a@b.in', secret)
    expect(kept).toMatch(/^[0-9a-f]{64}$/)
    expect(kept).toBe(resetCodeHash('000000', 'a@b.in', secret))
    expect(resetCodeHash(code, address, key)).not.toBe(kept)
  })

  it('leaves for an address without account what looks the same and is never made twice', () => {
    expect(unmatchableHash()).toMatch(/^[0-9a-f]{64}$/)
    expect(unmatchableHash()).not.toBe(unmatchableHash())
  })

  it('names its address by a key that only the secret gives', () => {
    expect(addressKey('a@b.in', secret)).toBe(addressKey('a@b.in', secret))
    expect(addressKey('a@b.in', secret)).not.toBe(addressKey('a@b.in', 't'.repeat(32)))
    expect(addressKey('a@b.in', secret)).not.toContain('a@b.in')
  })

  it('ends ten minutes after it was made', () => {
    expect(codeExpiry(new Date('2026-11-20T10:00:00Z'))).toEqual(new Date('2026-11-20T10:10:00Z'))
  })
})
