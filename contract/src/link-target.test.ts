import { expect, it } from 'vitest'
import { isLinkTarget } from './link-target.ts'

it.each([
  '/',
  '/calculators',
  '/blog/abc?x=1#y',
  'https://artha.example',
  'HTTP://artha.example/a',
  'https://मनी.भारत/पेज',
  'https://a.example:8443/',
  'https://192.0.2.1/x',
  'https://[2001:db8::1]/',
  'https://a.example./',
  'https://a.example:443/',
  'https://a.example/?q=https://user@b.example/',
])('leads to %s', (text) => {
  expect(isLinkTarget(text)).toBe(true)
})

it.each([
  '',
  'calculators',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  'javascript:alert(1)',
  'mailto:a@b.example',
  'data:text/html,x',
  'https:artha.example',
  'https:/artha.example',
  'https://',
  'https:///artha.example',
  'https://user@artha.example',
  'https://user:secret@artha.example/',
  'https://artha.example@elsewhere.example/',
  'https://:x@artha.example',
  'https://a..example',
  'https://.example',
  'https://-a.example',
  'https://a-.example',
  'https://intranet',
  'https://localhost/',
  'https://a b.example',
  'https://a.example:25/',
  'https://a.example:6667/',
  'https://a.example:99999/',
  'https://a.example:0/',
  'https://192.0.2.400/',
  'https://[2001:db8::g]/',
  `https://${'a'.repeat(64)}.example`,
  `https://${'a.'.repeat(130)}example`,
  'https://a%00.example',
  'https://a<b.example',
  'https://xn--a.example\\@b.example',
  'ftp://a.example',
  ' https://a.example',
  'https://a.example /x',
])('does not lead to %j', (text) => {
  expect(isLinkTarget(text)).toBe(false)
})
