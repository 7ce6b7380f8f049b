import { articleBuilder, cardBuilder } from '../../src/mocks/data/article-builder.ts'
import { homeBuilder } from '../../src/mocks/data/home-builder.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CmsReply } from '../upstream/cms-connection.ts'
import { article, articlePath, fakeCms, goodHome, home, json, missing } from '../standins/fake-cms.ts'

const down = () => Promise.reject(new Error('connect ECONNREFUSED'))
const silent = () => new Promise<CmsReply>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('an answer', () => {
  test.each([
    ['fresh', 1_999, 1],
    ['given while a newer one is fetched behind', 2_000, 2],
    ['given while a newer one is fetched behind', 4_999, 2],
    ['asked for again first', 5_000, 2],
  ])('is %s after %i ms', async (_, ageMs, asked) => {
    const { cms, cache, status } = fakeCms()
    await status()
    await vi.advanceTimersByTimeAsync(ageMs)
    const givenAtOnce = !(cache.read(home) instanceof Promise)
    expect(givenAtOnce).toBe(ageMs < 5_000)
    await vi.advanceTimersByTimeAsync(0)
    expect(cms.asked).toBe(asked)
  })

  test('carries the age of the question, not of the answer', async () => {
    const { cms, cache } = fakeCms()
    cms.answer = async () => (await new Promise((resolve) => setTimeout(resolve, 1_500)), goodHome())
    const reading = Promise.resolve(cache.read(home))
    await vi.advanceTimersByTimeAsync(1_500)
    const outcome = await reading
    expect('failed' in outcome || cache.ageMs(outcome.requestedAt)).toBe(1_500)
  })

  test('keeps its version as long as nothing changes, and is not taken in again', async () => {
    const { cms, cache } = fakeCms()
    const first = await cache.read(home)
    await vi.advanceTimersByTimeAsync(5_000)
    const same = await cache.read(home)
    expect('answer' in first && 'answer' in same && same.answer === first.answer).toBe(true)
    cms.answer = async () => json(200, homeBuilder({ feed: [], trending: [] }))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await cache.read(home)).toMatchObject({ answer: { status: 200 } })
  })

  test('is asked for once by many at a time', async () => {
    const { cms, status } = fakeCms()
    expect(await Promise.all(Array.from({ length: 50 }, () => status()))).toEqual(Array(50).fill(200))
    expect(cms.asked).toBe(1)
  })

  test('has its HTML cleaned and unknown fields dropped', async () => {
    const { cms, cache } = fakeCms()
    const article = articleBuilder({ content: 'a<script>x()</script>' })
    cms.answer = async () => json(200, { ...article, authorPassword: 'secret' })
    const outcome = await cache.read(`/admin/upload/${article._id}`)
    expect('answer' in outcome && outcome.answer.value).toEqual({ ...article, content: 'a' })
    expect('answer' in outcome && outcome.answer.body.raw.toString()).not.toContain('secret')
  })

  test('against the contract is refused and reported to the developer', async () => {
    const { cms, status, unexpected } = fakeCms()
    cms.answer = async () => json(200, { feed: 'none' })
    expect(await status()).toBe('unexpected-answer')
    expect(unexpected).toHaveLength(1)
  })
})

test.each([
  ['back', -3_600_000],
  ['on', 3_600_000],
])('a clock of the machine that is set %s by an hour makes no answer younger or older', async (_, stepMs) => {
  const { cms, cache, status } = fakeCms()
  await status()
  await vi.advanceTimersByTimeAsync(1_000)
  vi.setSystemTime(Date.now() + stepMs)
  expect(await status()).toBe(200)
  expect(cms.asked).toBe(1)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(cache.read(home)).toBeInstanceOf(Promise)
  expect(cms.asked).toBe(2)
})

describe('a refusal', () => {
  test('is kept for a second', async () => {
    const { cms, status } = fakeCms()
    cms.answer = async () => missing()
    expect(await status(articlePath)).toBe(404)
    await vi.advanceTimersByTimeAsync(999)
    expect(await status(articlePath)).toBe(404)
    expect(cms.asked).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await status(articlePath)
    expect(cms.asked).toBe(2)
  })

  test('takes the place of what was there: a deleted article is gone although the cms fails later', async () => {
    const { cms, status } = fakeCms()
    cms.answer = async (key) => (key === home ? goodHome() : json(200, article))
    expect(await status(articlePath)).toBe(200)
    cms.answer = async (key) => (key === home ? goodHome() : missing())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await status(articlePath)).toBe(404)
    cms.answer = down
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await status(articlePath)).toBe('network')
  })
})

describe('a client that asks too often', () => {
  const tooOften = async () => ({ ...json(429, { message: 'Wait.', code: 'too-many-requests' }), headers: { 'retry-after': '9' } })

  test('is refused without the cms counting as away, and without refusing the next client', async () => {
    const { cms, cache, health, status } = fakeCms()
    await status()
    cms.answer = tooOften
    expect(await cache.read(articlePath)).toEqual({ failed: 'refused', waitSeconds: 9 })
    expect(health.report).toEqual({ cms: 'up' })
    cms.answer = async () => json(200, article)
    expect(await status(articlePath)).toBe(200)
  })

  test('still gets what is at hand', async () => {
    const { cms, status } = fakeCms()
    await status()
    cms.answer = tooOften
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await status()).toBe(200)
  })
})

describe('while the cms is away', () => {
  test('what was read before stays readable for hours, and is fresh again soon after its return', async () => {
    const { cms, health, status } = fakeCms()
    await status()
    cms.answer = down
    for (const waitMs of [5_000, 3_600_000, 24 * 3_600_000]) {
      await vi.advanceTimersByTimeAsync(waitMs)
      expect(await status()).toBe(200)
    }
    expect(health.report).toMatchObject({ cms: 'down' })
    const asked = cms.asked
    cms.answer = async () => goodHome()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await status()).toBe(200)
    expect(cms.asked).toBe(asked + 1)
    expect(health.report).toEqual({ cms: 'up' })
  })

  test.each([
    ['refuses connections', down, 'network'],
    ['answers 500', async () => json(500, {}), 'server'],
    ['a proxy before it answers 429', async () => json(429, {}), 'server'],
  ])('and %s, a page never read fails, without a new try within a second', async (_, answer, failure) => {
    const { cms, status } = fakeCms()
    cms.answer = answer
    expect(await status()).toBe(failure)
    await vi.advanceTimersByTimeAsync(999)
    expect(await status()).toBe(failure)
    expect(cms.asked).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await status()
    expect(cms.asked).toBe(2)
  })

  test('and silent, no request waits longer than two seconds', async () => {
    const { cms, status } = fakeCms()
    await status()
    cms.answer = silent
    await vi.advanceTimersByTimeAsync(5_000)
    const waited: number[] = []
    const start = Date.now()
    const reader = () => status().then((result) => (waited.push(Date.now() - start), result))
    const first = reader()
    await vi.advanceTimersByTimeAsync(1_500)
    const second = reader()
    await vi.advanceTimersByTimeAsync(500)
    expect(await Promise.all([first, second])).toEqual([200, 200])
    expect(await reader()).toBe(200)
    expect(waited).toEqual([2_000, 2_000, 2_000])
    expect(cms.asked).toBe(2)
  })

  test('and silent, it is reported as down once a reader has waited in vain, until it answers again', async () => {
    const { cms, health, status } = fakeCms()
    await status()
    cms.answer = silent
    await vi.advanceTimersByTimeAsync(5_000)
    const reading = status()
    await vi.advanceTimersByTimeAsync(2_000)
    await reading
    expect(health.report).toEqual({ cms: 'down', since: new Date().toISOString() })
    cms.answer = async () => missing()
    await status(articlePath)
    expect(health.report).toEqual({ cms: 'up' })
  })

  test('one slow answer is no silence while it answers others', async () => {
    const { cms, health, status } = fakeCms()
    await status()
    cms.answer = silent
    await vi.advanceTimersByTimeAsync(5_000)
    const reading = status()
    await vi.advanceTimersByTimeAsync(1_000)
    cms.answer = async () => missing()
    await status(articlePath)
    await vi.advanceTimersByTimeAsync(1_000)
    await reading
    expect(health.report).toEqual({ cms: 'up' })
  })

  test('and slow, a page never read is waited for longer than one with a copy, and not without end', async () => {
    const { cms, cache } = fakeCms()
    cms.answer = silent
    const outcomes: unknown[] = []
    void Promise.resolve(cache.read(home)).then((outcome) => outcomes.push(outcome))
    void Promise.resolve(cache.read(home, 2_000)).then((outcome) => outcomes.push(outcome))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(outcomes).toEqual([{ failed: 'timeout' }])
    await vi.advanceTimersByTimeAsync(7_999)
    expect(outcomes).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(outcomes).toHaveLength(2)
  })

  test('before the first contact there is none to report', async () => {
    const { cms, health, status } = fakeCms()
    cms.answer = down
    await status()
    expect(health.isStateKnown).toBe(false)
  })
})

test('the cache stays within its bytes', async () => {
  const { cms, cache, status } = fakeCms()
  const article = articleBuilder({ content: 'x'.repeat(20_000) })
  cms.answer = async () => json(200, article)
  const keys = Array.from({ length: 30 }, (_, index) => `/admin/upload/${article._id}${index}`)
  for (const key of keys) await status(key)
  const atHand = keys.filter((key) => !(cache.read(key) instanceof Promise))
  expect(atHand.length).toBeLessThan(15)
  expect(atHand).toContain(keys.at(-1))
})

describe('a row that cannot be given', () => {
  test('of a list is reported once, and the list is given without it', async () => {
    const { cms, status, unexpected } = fakeCms()
    cms.answer = async () => json(200, { ...homeBuilder(), news: [{ ...cardBuilder(), _id: 'Not an id' }] })
    expect(await status()).toBe(200)
    await vi.advanceTimersByTimeAsync(6_000)
    expect(await status()).toBe(200)
    expect(unexpected).toEqual([expect.stringContaining('left out: "Not an id"')])
  })

  test('on its own is an unexpected answer, and does not look as if the cms were away', async () => {
    const { cms, health, status } = fakeCms()
    cms.answer = async () => json(503, { message: 'This article cannot be shown.', code: 'unavailable' })
    expect(await status(articlePath)).toBe('unexpected-answer')
    expect(health.report).toEqual({ cms: 'up' })
  })
})
