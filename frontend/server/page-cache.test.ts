import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

const html = '<p>a page</p>'.repeat(200)
const page = (versions: string) => ({ keys: ['/api/home'], versions, status: 200, html })

test('holds one page for a place', () => {
  const cache = new PageCache(100_000)
  cache.keep('/', page('v1'))
  expect(cache.get('/')).toMatchObject({ keys: ['/api/home'], versions: 'v1', status: 200 })
  cache.keep('/', page('v2'))
  expect(cache.get('/')).toMatchObject({ versions: 'v2' })
  expect(cache.get('/blog/a')).toBeUndefined()
})

test('the entity tag follows the HTML', () => {
  const cache = new PageCache(100_000)
  const { etag } = cache.keep('/', page('v1')).headers
  expect(cache.keep('/', page('v2')).headers.etag).toBe(etag)
  expect(cache.keep('/', { ...page('v3'), html: `${html}.` }).headers.etag).not.toBe(etag)
})

test.each([
  [200, 'public, max-age=0, s-maxage=2, stale-while-revalidate=3, stale-if-error=86400', undefined],
  [404, 'public, max-age=0, s-maxage=1', undefined],
  [503, 'no-store', '2'],
])('%i is kept elsewhere as: %s', (status, cacheControl, retryAfter) => {
  const { headers } = new PageCache(100_000).keep('/', { ...page('v1'), status })
  expect([headers['cache-control'], headers['retry-after']]).toEqual([cacheControl, retryAfter])
})

test('compresses once and keeps the bytes at hand', async () => {
  const { body } = new PageCache(100_000).keep('/', page('v1'))
  const [brotli, gzip] = [await body.in('br'), await body.in('gzip')]
  expect(brotliDecompressSync(brotli).toString()).toBe(html)
  expect(gunzipSync(gzip).toString()).toBe(html)
  expect(body.in('br')).toBe(brotli)
  expect(body.in('identity')).toBe(body.raw)
})

test('forgets the page that was not asked for the longest when its bytes are full', () => {
  const cache = new PageCache(3 * 2 * html.length)
  for (const place of ['/a', '/b', '/c']) cache.keep(place, page('v1'))
  cache.get('/a')
  cache.keep('/d', page('v1'))
  expect(['/a', '/b', '/c', '/d'].filter((place) => cache.get(place))).toEqual(['/a', '/c', '/d'])
})
