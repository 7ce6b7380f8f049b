import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UpstreamFailure } from './failure'
import { pauseAfterFailures } from './pause-after-failures'

const hourMs = 3_600_000

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** Builds a fake service that answers with `outcome` and counts its requests. */
function service() {
  const held = pauseAfterFailures({ after: 3, forMs: 30_000, counts: (error) => error instanceof UpstreamFailure && error.reason === 'unreachable' })
  const asked = { times: 0, outcome: 'unreachable' as 'unreachable' | 'malformed' | 'fine' }
  const ask = () =>
    held(async () => {
      asked.times += 1
      if (asked.outcome !== 'fine') throw new UpstreamFailure(asked.outcome)
      return 'fine'
    }).catch((error: unknown) => (error instanceof UpstreamFailure ? error.reason : error))
  return { asked, ask }
}

it.each([-hourMs, 0, hourMs])(
  'begins after failures in a row and ends after its time, with the clock of the machine set by %i ms',
  async (stepMs) => {
    const { asked, ask } = service()
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual(['unreachable', 'unreachable', 'unreachable', 'paused'])
    vi.setSystemTime(Date.now() + stepMs)
    vi.advanceTimersByTime(29_999)
    expect(await ask()).toBe('paused')
    vi.advanceTimersByTime(1)
    expect([await ask(), await ask()]).toEqual(['unreachable', 'paused'])
    vi.advanceTimersByTime(30_000)
    asked.outcome = 'fine'
    expect([await ask(), await ask()]).toEqual(['fine', 'fine'])
    expect(asked.times).toBe(6)
  },
)

it('lets one request try for all', async () => {
  const { asked, ask } = service()
  for (let times = 0; times < 3; times += 1) await ask()
  vi.advanceTimersByTime(30_000)
  asked.outcome = 'fine'
  expect(await Promise.all([ask(), ask()])).toEqual(['fine', 'paused'])
})

it('is not begun by answers that say nothing about the service, and ended by one', async () => {
  const { asked, ask } = service()
  for (let times = 0; times < 3; times += 1) await ask()
  vi.advanceTimersByTime(30_000)
  asked.outcome = 'malformed'
  for (let times = 0; times < 9; times += 1) expect(await ask()).toBe('malformed')
})
