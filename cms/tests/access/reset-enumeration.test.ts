import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, startCmsWithMail, type CmsWithMail, type Person, type ReceivedAnswer } from './cms-with-mail'
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

/** All that an answer tells, but for what differs between any two. */
const tellingPart = ({ status, headers, text }: ReceivedAnswer) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => !['date', 'x-request-id', 'retry-after'].includes(name)),
})

describe('whether an address has an account', () => {
  it.each([
    ['sending a code', sendCode],
    ['trying a code', verify],
    ['setting a password', setPassword],
  ])('is not revealed by the answer to %s', async (_, step) => {
    expect(tellingPart(await step(known(0)))).toEqual(tellingPart(await step(unknown(0))))
  })

  it('is not revealed by the answer of a limit', async () => {
    const late = async (email: string) => {
      const answers = []
      for (let at = 0; at < 6; at += 1) answers.push(await verify(email))
      return answers.at(-1)
    }
    const [ofReader, ofUnknown] = [await late(known(1)), await late(unknown(1))]
    expect(ofReader).toMatchObject({ status: 429 })
    expect(ofReader && tellingPart(ofReader)).toEqual(ofUnknown && tellingPart(ofUnknown))
  })

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
