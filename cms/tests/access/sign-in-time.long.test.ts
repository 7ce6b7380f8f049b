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
  // Chance leaves these bounds once in some 100,000 runs; a hash that is left out for unknown addresses gives 1.
  it('takes as long for an address without an account as for one with it', async () => {
    const [ofKnown, ofUnknown] = await timesOf(tries, [() => wrongPassword(known), () => wrongPassword(newPerson().email)])
    const share = shareLonger(ofKnown, ofUnknown)
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.8)
  })
})
