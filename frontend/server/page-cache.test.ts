import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

const html = '<p>a page</p>'.repeat(200)

test('gives a page as long as its answers have the same versions', () => {
  const cache = new PageCache(100_000)
  const kept = cache.keep('/', 'v1 v2', 200, html)
  expect(cache.get('/', 'v1 v2')).toBe(kept)
  expect(cache.get('/', 'v1 v3')).toBeUndefined()
  expect(cache.get('/blog/a', 'v1 v2')).toBeUndefined()
})

test('the entity tag follows the HTML', () => {
  const cache = new PageCache(100_000)
  const { etag } = cache.keep('/', 'v1', 200, html)
  expect(cache.keep('/', 'v2', 200, html).etag).toBe(etag)
  expect(cache.keep('/', 'v3', 200, `${html}.`).etag).not.toBe(etag)
})

test('compresses once and keeps the bytes at hand', async () => {
  const { body } = new PageCache(100_000).keep('/', 'v1', 200, html)
  const [brotli, gzip] = [await body.in('br'), await body.in('gzip')]
  expect(brotliDecompressSync(brotli).toString()).toBe(html)
  expect(gunzipSync(gzip).toString()).toBe(html)
  expect(body.in('br')).toBe(brotli)
  expect(body.in('identity')).toBe(body.raw)
})

test('forgets the page that was not asked for the longest when its bytes are full', () => {
  const cache = new PageCache(3 * 2 * html.length)
  for (const place of ['/a', '/b', '/c']) cache.keep(place, 'v1', 200, html)
  cache.get('/a', 'v1')
  cache.keep('/d', 'v1', 200, html)
  expect(['/a', '/b', '/c', '/d'].filter((place) => cache.get(place, 'v1'))).toEqual(['/a', '/c', '/d'])
})
