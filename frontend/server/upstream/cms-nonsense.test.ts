import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CmsHealth } from './cms-health.ts'
import type { CmsReply } from './cms-connection.ts'
import { article, articlePath, fakeCms, goodHome, home, json, missing } from '../standins/fake-cms.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('nonsense in the place of the cms', () => {
  const html = (status: number): CmsReply => ({ status, headers: {}, body: Buffer.from('<h1>Welcome to a web server</h1>') })

  test.each([
    ['HTML', () => html(200)],
    ['a list where groups are expected', () => json(200, [])],
    ['404 to everything', missing],
    ['404 to everything, as HTML', () => html(404)],
    ['an object against the contract', () => json(200, { feed: 'none' })],
    ['a redirect', () => html(302)],
  ])('(%s) is the cms being away: what was read before stays', async (_, nonsense) => {
    const { cms, health, status } = fakeCms()
    cms.answer = async (key) => (key === home ? goodHome() : json(200, article))
    expect([await status(), await status(articlePath)]).toEqual([200, 200])
    cms.answer = async () => nonsense()
    await vi.advanceTimersByTimeAsync(5_000)
    expect([await status(articlePath), await status()]).toEqual([200, 200])
    expect(health.report).toMatchObject({ cms: 'down' })
  })

  test('is no contact at all before the first', async () => {
    const { cms, health, status } = fakeCms()
    cms.answer = async () => html(200)
    expect(await status()).toBe('unexpected-answer')
    expect(health.isStateKnown).toBe(false)
  })
})

test('the cms going and coming back is told once each', async () => {
  const told: string[] = []
  const health = new CmsHealth((change) => told.push(change))
  health.failed(new Date())
  health.answered(1)
  health.failed(new Date())
  health.failed(new Date())
  health.answered(2)
  health.answered(3)
  expect(told).toEqual(['down', 'up'])
})

test('a cms that says that it cannot answer now is away; one that cannot give this article is not', async () => {
  const { cms, health, status } = fakeCms()
  await status()
  const unavailable = (headers: Record<string, string>) => ({ ...json(503, { message: 'Not now.', code: 'unavailable' }), headers })
  cms.answer = async () => unavailable({})
  expect(await status(articlePath)).toBe('unexpected-answer')
  expect(health.report).toEqual({ cms: 'up' })
  cms.answer = async () => unavailable({ 'retry-after': '5' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await status(articlePath)).toBe('server')
  expect(health.report).toMatchObject({ cms: 'down' })
})
