import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, startCmsWithMail, type CmsWithMail, type Person } from './cms-with-mail'
import { median, shareLonger, timesOf } from './same-time'

const tries = 40
/**
 * Two lists of 40 times from one distribution differ in their share by 0.065 (one standard deviation), so that chance
 * leaves these bounds once in some 100,000 runs. A hash or a mail before the answer gives 1.
 */
const leastShare = 0.2
const mostShare = 0.8

let own: CmsWithMail
let readers: Person[]

beforeAll(async () => {
  own = await startCmsWithMail({ LIMIT_SEND_CODE_ACCOUNT: '1000/3600', LIMIT_VERIFY_CODE_ACCOUNT: '5/3600' })
  readers = await Promise.all(Array.from({ length: tries }, () => signUp(own)))
})

afterAll(() => own.stop())

const known = (at: number) => readers.at(at)?.email ?? ''
const unknown = (at: number) => `unknown${at + 10}@artha.example`
const sendCode = (email: string) => own.ask('/auth/admin/send-code', { body: { email } })
const verify = (email: string) => own.ask('/auth/admin/verify-code', { body: { email, code: '000000' } })
const cookie = `artha-reset=${'A'.repeat(43)}`
const setPassword = (email: string) => own.ask('/auth/admin/reset-password', { body: { email, password: 'A new long passphrase' }, cookie })

describe('whether an address has an account', () => {
  it.each([
    ['sending a code', sendCode],
    ['trying a code', verify],
    ['setting a password', setPassword],
  ])('is not revealed by the response time of %s', async (_, step) => {
    const [ofReaders, ofUnknown] = await timesOf(tries, [(at) => step(known(at)), (at) => step(unknown(at))])
    const share = shareLonger(ofReaders, ofUnknown)
    expect(share).toBeGreaterThan(leastShare)
    expect(share).toBeLessThan(mostShare)
    // 5 ms is far under a hash (40 ms and more) and far above what two like medians differ by on a busy machine.
    expect(Math.abs(median(ofReaders) - median(ofUnknown))).toBeLessThan(5 + median(ofUnknown) / 2)
  })

  it('is not revealed by the next request after sending a code, while the background work runs', async () => {
    const timeOfNext = async (email: string) => {
      await sendCode(email)
      const start = performance.now()
      await own.ask('/healthz', { method: 'GET' })
      return performance.now() - start
    }
    const lists: [number[], number[]] = [[], []]
    await timesOf(tries, [async (at) => lists[0].push(await timeOfNext(known(at))), async (at) => lists[1].push(await timeOfNext(unknown(at)))])
    const share = shareLonger(...lists)
    expect(share).toBeGreaterThan(leastShare)
    expect(share).toBeLessThan(mostShare)
  })
})
