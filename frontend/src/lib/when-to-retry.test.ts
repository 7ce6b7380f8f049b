import { describe, expect, it } from 'vitest'
import { afterTime, retryAdvice, retryTime } from './when-to-retry.ts'

/** 14:05:30 in India. */
const now = new Date('2026-11-20T08:35:30.000Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

describe('the time after which to try again', () => {
  it.each([
    [1, 'after 14:06 IST'],
    [30, 'after 14:06 IST'],
    [31, 'after 14:07 IST'],
    [900, 'after 14:21 IST'],
    [3_600, 'after 15:06 IST'],
    [36_000, 'after 00:06 IST on 21 Nov 2026'],
  ])('in %d seconds is %s', (seconds, words) => {
    expect(afterTime(inSeconds(seconds), now)).toBe(words)
  })
})

describe('when to try again', () => {
  it.each([
    [429, 840, inSeconds(840)],
    [429, undefined, inSeconds(60)],
    [503, 2, inSeconds(2)],
    [503, undefined, inSeconds(60)],
    [401, undefined, undefined],
    [413, undefined, undefined],
    [400, 30, undefined],
    [undefined, undefined, undefined],
  ])('status %s with Retry-After %s', (status, seconds, moment) => {
    expect(retryTime(status, seconds, now)).toEqual(moment)
  })
})

describe('what to do about a refusal', () => {
  it.each([
    [{ status: 429, retryAt: inSeconds(840) }, 'Please try again after 14:20 IST.'],
    [{ status: 503, retryAt: inSeconds(2) }, 'Please try again after 14:06 IST.'],
    [{ status: 401 }, 'Log in and try again.'],
    [{ status: 413 }, 'Make it smaller and try again.'],
    [{ status: 400 }, undefined],
    [{}, undefined],
  ])('%o', (call, words) => {
    expect(retryAdvice(call, now)).toBe(words)
  })
})
