import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PageBody } from './page-body.ts'

const html = '<p>a page</p>'.repeat(200)
const openBody = () => new PageBody(Buffer.from(html))

test('each compressed form is made once and kept', async () => {
  const body = openBody()
  const [brotli, gzip] = await Promise.all([body.in('br'), body.in('gzip')])
  expect(brotliDecompressSync(brotli).toString()).toBe(html)
  expect(gunzipSync(gzip).toString()).toBe(html)
  expect([body.in('br'), body.in('gzip')]).toEqual([brotli, gzip])
  expect(body.bytes).toBe(brotli.length + gzip.length)
})

test('the second reader has a smaller form made, which later ones get', async () => {
  const text = Array.from({ length: 3_000 }, (_, at) => `<li>${(at * 7_919) % 1_013} of ${at % 97}</li>`).join('')
  const body = new PageBody(Buffer.from(text))
  const quick = await body.in('br')
  const changed = new Promise<void>((resolve) => (body.onChange = resolve))
  expect(body.in('br')).toBe(quick)
  await changed
  const better = await body.in('br')
  expect(better.length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(better).toString()).toBe(text)
  expect(body.bytes).toBe(better.length)
})

test('those who ask at once share the making of a form', () => {
  const body = openBody()
  expect(body.in('br')).toBe(body.in('br'))
})

test.each([['br'], ['gzip']] as const)('the plain form goes when %s is made, and comes back for who asks for it', async (encoding) => {
  const body = openBody()
  const compressed = await body.in(encoding)
  expect(body.bytes).toBe(compressed.length)
  const plain = await body.in('identity')
  expect(plain.toString()).toBe(html)
  expect(body.in('identity')).toBe(plain)
  expect(body.bytes).toBe(compressed.length + html.length)
})

test('a form that nobody has asked for yet is made from a compressed one', async () => {
  const body = openBody()
  await body.in('br')
  expect(gunzipSync(await body.in('gzip')).toString()).toBe(html)
})

test('the plain form stays where it was asked for first', async () => {
  const body = openBody()
  expect(body.in('identity')).toEqual(Buffer.from(html))
  await body.in('br')
  expect(body.in('identity')).toEqual(Buffer.from(html))
})

test('what is smaller than a packet goes out as it is', () => {
  expect(new PageBody(Buffer.from('<p>short</p>')).encodingFor('br')).toBe('identity')
  expect(openBody().encodingFor('br')).toBe('br')
})
