import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

const html = '<p>a page</p>'.repeat(200)
const page = (versions: string) => ({ keys: ['/api/home'], versions, status: 200, html, contentSecurityPolicy: "default-src 'none'" })

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

test.each([
  [200, 'private, max-age=0'],
  [404, 'private, max-age=0'],
  [503, 'no-store'],
])('%i of a reader who saves data is kept by no cache that others share: %s', (status, cacheControl) => {
  const { headers } = new PageCache(100_000).keep('/ sparing', { ...page('v1'), status, isSparing: true })
  expect(headers).toMatchObject({ 'cache-control': cacheControl, vary: 'Accept-Encoding, Save-Data' })
})

test('a page takes the room of the forms that were asked for', async () => {
  const cache = new PageCache(3 * html.length)
  const { body } = cache.keep('/', page('v1'))
  const whole = cache.bytes
  await body.in('br')
  expect(cache.bytes).toBe(whole - html.length + body.bytes)
  expect(body.bytes).toBeLessThan(html.length / 5)
  expect(cache.get('/')).toMatchObject({ versions: 'v1', body })
  await body.in('identity')
  expect(cache.bytes).toBe(whole - html.length + body.bytes)
  expect(body.bytes).toBeGreaterThan(html.length)
})

test('a page that has left is not kept again when its compressed form is made', async () => {
  const cache = new PageCache(2 * html.length)
  const { body } = cache.keep('/a', page('v1'))
  cache.keep('/b', page('v1'))
  await body.in('br')
  expect(cache.get('/a')).toBeUndefined()
})

test('forgets the page that was not asked for the longest when its bytes are full', () => {
  const cache = new PageCache(3 * (html.length + 600))
  for (const place of ['/a', '/b', '/c']) cache.keep(place, page('v1'))
  cache.get('/a')
  cache.keep('/d', page('v1'))
  expect(['/a', '/b', '/c', '/d'].filter((place) => cache.get(place))).toEqual(['/a', '/c', '/d'])
})
