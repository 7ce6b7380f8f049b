import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestLines, type AnsweredRequest } from './request-lines.ts'

const answered: AnsweredRequest = { requestId: 'r1', method: 'GET', route: '/', status: 200, ms: 1.5, bytes: 10, cache: 'hit' }

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 22) }))
afterEach(() => void vi.useRealTimers())

test('lines of a moment are one writing, each a line of JSON', () => {
  const write = vi.fn()
  const lines = new RequestLines(write)
  lines.add(answered)
  lines.add({ ...answered, requestId: 'r2', cache: undefined })
  expect(write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(write).toHaveBeenCalledTimes(1)
  expect(
    String(write.mock.calls[0]?.[0])
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  ).toEqual([
    { time: '2026-11-22T00:00:00.000Z', level: 'info', message: 'request', ...answered },
    expect.not.objectContaining({ cache: expect.anything() }),
  ])
})

test('what waits is written before the process ends', () => {
  const write = vi.fn()
  const lines = new RequestLines(write)
  lines.add(answered)
  lines.flush()
  lines.flush()
  expect(write).toHaveBeenCalledTimes(1)
})
