import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetSteps, startResets, type ResetSteps } from './reset-steps'
import { median, shareLonger, timesOf } from './same-time'

const tries = 40
/**
 * The share of two lists of 40 times from one distribution has a standard deviation of 0.065, so chance exceeds these bounds once in about 100,000
 * runs. A hash or mail before the answer would give 1.
 */
const leastShare = 0.2
const mostShare = 0.8

let resets: ResetSteps

beforeAll(async () => {
  resets = await startResets(tries)
})

afterAll(() => resets.own.stop())

describe('whether an address has an account', () => {
  it.each(resetSteps)('is not revealed by the response time of %s', async (_, step) => {
    const [ofReaders, ofUnknown] = await timesOf(tries, [(at) => resets[step](resets.known(at)), (at) => resets[step](resets.unknown(at))])
    const share = shareLonger(ofReaders, ofUnknown)
    expect(share).toBeGreaterThan(leastShare)
    expect(share).toBeLessThan(mostShare)
    // 5 ms is much less than a hash takes (40 ms or more) and much more than two equal medians differ by on a busy machine.
    expect(Math.abs(median(ofReaders) - median(ofUnknown))).toBeLessThan(5 + median(ofUnknown) / 2)
  })

  it('is not revealed by the next request after sending a code, while the background work runs', async () => {
    const timeOfNext = async (email: string) => {
      await resets.sendCode(email)
      const start = performance.now()
      await resets.own.ask('/healthz', { method: 'GET' })
      return performance.now() - start
    }
    const lists: [number[], number[]] = [[], []]
    await timesOf(tries, [
      async (at) => lists[0].push(await timeOfNext(resets.known(at))),
      async (at) => lists[1].push(await timeOfNext(resets.unknown(at))),
    ])
    const share = shareLonger(...lists)
    expect(share).toBeGreaterThan(leastShare)
    expect(share).toBeLessThan(mostShare)
  })
})
