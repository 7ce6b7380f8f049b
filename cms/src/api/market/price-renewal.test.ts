import { describe, expect, it } from 'vitest'
import { isStale, nextUpdateAt, provenanceOf } from './price-renewal'

const now = new Date('2026-11-21T12:00:00Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

describe('an answer', () => {
  it.each<[string, number | null, number, boolean]>([
    ['is good until its time', 1, 0, false],
    ['is good until its time, whatever failed before', 1, 3, false],
    ['whose time has just passed is being renewed', 0, 0, false],
    ['is being renewed for half a minute', -29, 0, false],
    ['that was not renewed in half a minute is old', -30, 0, true],
    ['that was last requested yesterday is old', -86_400, 0, true],
    ['whose renewal failed is old at once', 0, 1, true],
    ['of which parts are coming in is not old', null, 0, false],
    ['of which parts came in before its source failed is old', null, 1, true],
  ])('%s', (_what, renewInSeconds, failures, stale) => {
    const renewAt = renewInSeconds === null ? null : inSeconds(renewInSeconds)
    expect(isStale({ asOf: now, renewAt, dueAt: now, failures }, now)).toBe(stale)
  })

  it.each([
    [90, 90],
    [1, 1],
    [0, 30],
    [-3_600, 30],
  ])('due in %i seconds is asked for again in %i', (due, next) => {
    expect(nextUpdateAt({ asOf: now, renewAt: null, dueAt: inSeconds(due), failures: 0 }, now)).toBe(inSeconds(next).toISOString())
  })

  it('says where it comes from and when it held', () => {
    expect(provenanceOf('prices.example', { asOf: inSeconds(-60), renewAt: inSeconds(60), dueAt: inSeconds(60), failures: 0 }, now)).toEqual({
      source: 'prices.example',
      asOf: '2026-11-21T11:59:00.000Z',
      stale: false,
      sample: false,
      nextUpdateAt: '2026-11-21T12:01:00.000Z',
    })
  })
})
