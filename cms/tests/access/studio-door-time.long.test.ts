import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCmsWithMail, type CmsWithMail } from './cms-with-mail'
import { invitedAddress } from './invited-address'
import { shareLonger, timesOf } from './same-time'

let own: CmsWithMail

beforeAll(async () => {
  own = await startCmsWithMail({ STUDIO_TRUST_PROXY: '1', LIMIT_SIGN_IN_ORIGIN: '1000/3600' })
})
afterAll(() => own.stop())

let asked = 0
const failAs = (email: string) => {
  const headers = { 'x-forwarded-for': `198.51.100.${(asked += 1)}` }
  return own.ask('/admin/login', { body: { email, password: 'not this one' }, headers })
}

it('the door of the Studio takes as long for an unknown address as for a known one', async () => {
  const known = await Promise.all(Array.from({ length: 12 }, () => invitedAddress(own.database)))
  const knownAt = (at: number) => known[(at + 12) % 12] ?? ''
  const [ofKnown, ofUnknown] = await timesOf(24, [(at) => failAs(knownAt(at)), () => failAs(`${randomUUID()}@artha.example`)])
  // Chance exceeds these bounds once in about 100,000 runs. Skipping a hash would give 1.
  expect(shareLonger(ofKnown, ofUnknown)).toBeGreaterThan(0.13)
  expect(shareLonger(ofKnown, ofUnknown)).toBeLessThan(0.87)
})
