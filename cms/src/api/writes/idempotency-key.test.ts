import { describe, expect, it } from 'vitest'
import { isKey, requestDigest } from './idempotency-key'

describe('an Idempotency-Key', () => {
  it.each([
    ['f3b1c0de-0000-4000-8000-000000000001', true],
    ['x'.repeat(8), true],
    ['x'.repeat(100), true],
    ['x'.repeat(7), false],
    ['x'.repeat(101), false],
    ['has a blank in it', false],
    ['üüüüüüüü', false],
    ['tab\there-and-there', false],
  ])('%j: %s', (header, fits) => {
    expect(isKey(header)).toBe(fits)
  })
})

describe('the digest of a request', () => {
  const digest = requestDigest('POST', '/admin/upload', { title: 'x' })

  it('is the same for the same request', () => {
    expect(requestDigest('POST', '/admin/upload', { title: 'x' })).toBe(digest)
  })

  it.each([
    ['method', 'PUT', '/admin/upload', { title: 'x' }],
    ['path', 'POST', '/api/stories', { title: 'x' }],
    ['body', 'POST', '/admin/upload', { title: 'y' }],
    ['lack of a body', 'POST', '/admin/upload', undefined],
  ])('is another for another %s', (_, method, path, body) => {
    expect(requestDigest(method, path, body)).not.toBe(digest)
  })
})
