import { describe, expect, it, vi } from 'vitest'
import { generatedPassword } from './generated-password'
import { hashPassword, hashPasswordUnless, verifyPassword } from './hash-password'

const work = vi.hoisted(() => ({ running: 0, most: 0, verified: [] as string[] }))
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  const hash: typeof argon2.hash = async (...values) => {
    work.running += 1
    work.most = Math.max(work.most, work.running)
    return argon2.hash(...values).finally(() => (work.running -= 1))
  }
  const verify: typeof argon2.verify = async (kept, ...values) => {
    work.verified.push(String(kept))
    return argon2.verify(kept, ...values)
  }
  return { ...argon2, hash, verify }
})

describe('a kept password', () => {
  it('is an argon2id hash of at least 19 MiB and two passes that only the password fits', async () => {
    const kept = await hashPassword('correct horse')
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(kept, 'correct horse')).toBe(true)
    expect(await verifyPassword(kept, 'correct horse ')).toBe(false)
    expect(await verifyPassword(kept, '')).toBe(false)
  })

  it('is worked out two at a time', async () => {
    const passwords = Array.from({ length: 8 }, generatedPassword)
    work.most = 0
    const kept = await Promise.all(passwords.map(hashPassword))
    expect(work.most).toBe(2)
    expect(new Set(kept).size).toBe(passwords.length)
    expect(work.running).toBe(0)
  })

  it('is not worked out for a reason that came while it waited for its turn', async () => {
    const taken = { reason: undefined as string | undefined }
    const answers = await Promise.all(
      Array.from({ length: 7 }, async () => {
        const answer = await hashPasswordUnless(() => Promise.resolve(taken.reason), 'correct horse')
        // The first request to finish makes the reason that refuses all others
        taken.reason = 'taken'
        return answer
      }),
    )
    expect(answers.filter((answer) => answer.hash !== undefined).length).toBeGreaterThanOrEqual(1)
    const spared = answers.filter((answer) => answer.hash === undefined)
    // Two were running before the reason came, and a third started when one of them ended
    expect(spared.length).toBeGreaterThanOrEqual(answers.length - 3)
    expect(new Set(spared.map(({ reason }) => reason))).toEqual(new Set(['taken']))
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

  it('is verified once whether it is there or not, at the same cost', async () => {
    const costIn = (hash: string) => /^\$argon2id\$v=19\$[^$]+/.exec(hash)?.[0]
    const kept = await hashPassword('correct horse')
    work.verified = []
    for (const each of [kept, null, undefined]) await verifyPassword(each, 'another horse')
    expect(work.verified).toHaveLength(3)
    expect(new Set(work.verified.map(costIn))).toEqual(new Set([costIn(kept)]))
  })

  it('is never made up twice', () => {
    const made = new Set(Array.from({ length: 200 }, generatedPassword))
    expect(made.size).toBe(200)
    expect([...made].every((password) => /^[\w-]{20}$/.test(password))).toBe(true)
  })
})
