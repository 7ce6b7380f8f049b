import { beforeAll, describe, expect, inject, it } from 'vitest'
import { joinAsReader, newPerson, send } from './callers'
import { shareLonger, timesOf } from './same-time'

const cmsUrl = inject('cmsUrl')
const tries = 40
let known: string

beforeAll(async () => {
  known = (await joinAsReader(cmsUrl)).email
})

const wrongPassword = (email: string) => send(`${cmsUrl}/auth/login`, 'POST', { email, password: 'not the password' })

describe('a sign-in that fails', () => {
  // Chance exceeds these bounds once in about 100,000 runs. Skipping the hash for unknown addresses would give 1.
  it('takes as long for an address without an account as for one with it', async () => {
    const [ofKnown, ofUnknown] = await timesOf(tries, [() => wrongPassword(known), () => wrongPassword(newPerson().email)])
    const share = shareLonger(ofKnown, ofUnknown)
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.8)
  })
})
