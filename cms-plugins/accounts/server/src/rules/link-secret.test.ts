import { expect, it } from 'vitest'
import { isLinkSecret, newLinkSecret, linkSecretHash, linkUrl } from './link-secret'

it('has 256 bits that come up once, behind the # of an address', () => {
  const links = Array.from({ length: 200 }, newLinkSecret)
  expect(new Set(links).size).toBe(200)
  expect(links.every(isLinkSecret)).toBe(true)
  const url = new URL(linkUrl('https://artha.example', '/reset-link', links[0] ?? ''))
  expect([url.pathname, url.search, url.hash]).toEqual(['/reset-link', '', `#${links[0]}`])
})

it.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}%`, `${'a'.repeat(43)}\n`])('is not %j', (text) => {
  expect(isLinkSecret(text)).toBe(false)
})

it('is kept as a hash', () => {
  expect(linkSecretHash('a')).toMatch(/^[0-9a-f]{64}$/)
  expect(linkSecretHash('a')).not.toBe(linkSecretHash('b'))
})
