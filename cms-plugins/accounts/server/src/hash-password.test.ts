import { describe, expect, it } from 'vitest'
import { generatedPassword } from './generated-password'
import { hashPassword, verifyPassword } from './hash-password'

describe('a kept password', () => {
  it('is an argon2id hash of at least 19 MiB and two passes that only the password fits', async () => {
    const kept = await hashPassword('correct horse')
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(kept, 'correct horse')).toBe(true)
    expect(await verifyPassword(kept, 'correct horse ')).toBe(false)
    expect(await verifyPassword(kept, '')).toBe(false)
  })

  it('is read to its last letter', async () => {
    const kept = await hashPassword(`${'long '.repeat(40)}a`)
    expect(await verifyPassword(kept, `${'long '.repeat(40)}b`)).toBe(false)
  })

  it('fits however its letters were composed', async () => {
    expect(await verifyPassword(await hashPassword('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(true)
  })

  it.each([[null], [undefined]])('that is not there (%s) fits nothing', async (kept) => {
    expect(await verifyPassword(kept, 'correct horse')).toBe(false)
  })

  it('is never made up twice', () => {
    const made = new Set(Array.from({ length: 200 }, generatedPassword))
    expect(made.size).toBe(200)
    expect([...made].every((password) => /^[\w-]{20}$/.test(password))).toBe(true)
  })
})
