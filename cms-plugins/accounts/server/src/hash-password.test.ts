import { verify } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { generatedPassword } from './generated-password'
import { hashPassword } from './hash-password'

describe('a kept password', () => {
  it('is an argon2id hash of at least 19 MiB and two passes that only the password fits', async () => {
    const kept = await hashPassword('correct horse')
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verify(kept, 'correct horse')).toBe(true)
    expect(await verify(kept, 'correct horse ')).toBe(false)
  })

  it('is never made up twice', () => {
    const made = new Set(Array.from({ length: 200 }, generatedPassword))
    expect(made.size).toBe(200)
    expect([...made].every((password) => /^[\w-]{20}$/.test(password))).toBe(true)
  })
})
