import { PassThrough } from 'node:stream'
import type { Exchange } from '@artha/base/exchange'
import type { Core } from '@strapi/strapi'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import unavailable from './unavailable'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Builds the part of a request that the rule reads: a complete one, unless a body is given. */
const exchange = (path: string, body?: PassThrough) => {
  const headers: Record<string, string> = {}
  const ctx = {
    method: 'GET',
    path,
    req: body ?? { complete: true, headers: {} },
    get: () => (body === undefined ? '' : 'multipart/form-data; boundary=b'),
    set: (name: string, value: string) => void (headers[name] = value),
    state: {},
    status: 200,
    body: undefined as unknown,
  }
  return { ctx: ctx as unknown as Exchange, told: () => ({ status: ctx.status, headers }) }
}

const middleware = unavailable({}, { strapi: { log: { error: () => undefined } } as unknown as Core.Strapi })

/** Returns the response sent this long after a request whose handler never answers. */
async function toldAfter(path: string, ms: number) {
  const { ctx, told } = exchange(path)
  void middleware(ctx, () => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(ms)
  return told()
}

describe('an answer that never comes', () => {
  it('is 503 after eight seconds, and says when to come again', async () => {
    expect(await toldAfter('/api/home', 7_750)).toEqual({ status: 200, headers: {} })
    expect(await toldAfter('/api/home', 8_000)).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
  })

  it('is waited for in the Studio for thirty', async () => {
    expect(await toldAfter('/content-manager/content-types', 29_750)).toMatchObject({ status: 200 })
    expect(await toldAfter('/content-manager/content-types', 30_000)).toMatchObject({ status: 503 })
  })
})

it('an answer that the database was away for is 503 at once, another fault is not ours', async () => {
  const { ctx, told } = exchange('/api/home')
  await middleware(ctx, () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })))
  expect(told()).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
  await expect(middleware(ctx, () => Promise.reject(new Error('a slip')))).rejects.toThrow('a slip')
})

it('a form that is still being sent is read to its end before its sender is told so', async () => {
  const body = new PassThrough()
  const { ctx, told } = exchange('/api/media', body)
  const answering = middleware(ctx, () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })))
  body.write('a part')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told().status).toBe(200)
  body.end('the rest')
  await answering
  expect(told()).toEqual({ status: 503, headers: { 'Retry-After': '5' } })
})
