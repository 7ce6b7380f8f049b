import { expect, it } from 'vitest'
import { isResetLink, newResetLink, resetLinkHash, resetLinkUrl } from './reset-link'

it('has 256 bits that come up once, behind the # of an address', () => {
  const links = Array.from({ length: 200 }, newResetLink)
  expect(new Set(links).size).toBe(200)
  expect(links.every(isResetLink)).toBe(true)
  const url = new URL(resetLinkUrl('https://artha.example', links[0] ?? ''))
  expect([url.pathname, url.search, url.hash]).toEqual(['/reset-link', '', `#${links[0]}`])
})

it.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}%`, `${'a'.repeat(43)}\n`])('is not %j', (text) => {
  expect(isResetLink(text)).toBe(false)
})

it('is kept as a hash', () => {
  expect(resetLinkHash('a')).toMatch(/^[0-9a-f]{64}$/)
  expect(resetLinkHash('a')).not.toBe(resetLinkHash('b'))
})
