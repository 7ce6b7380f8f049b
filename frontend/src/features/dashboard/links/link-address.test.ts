import { expect, it } from 'vitest'
import { isLinkAllowed, linkAddressOf } from '@artha/editor/link-address'

it.each([
  ['https://rbi.example/notice', 'https://rbi.example/notice'],
  ['  https://rbi.example/a b ', 'https://rbi.example/a%20b'],
  ['rbi.example', 'https://rbi.example'],
  ['rbi.example:8080/x?y=1#z', 'https://rbi.example:8080/x?y=1#z'],
  ['//rbi.example/x', 'https://rbi.example/x'],
  ['desk@artha.example', 'mailto:desk@artha.example'],
  ['mailto:desk@artha.example', 'mailto:desk@artha.example'],
  ['tel:+911234567890', 'tel:+911234567890'],
  ['/blog/some-article', '/blog/some-article'],
  ['#faqs', '#faqs'],
  ['?q=gold', '?q=gold'],
  ['HTTPS://RBI.EXAMPLE', 'HTTPS://RBI.EXAMPLE'],
])('%j leads to %s', (written, address) => {
  expect(linkAddressOf(written)).toBe(address)
})

it.each([
  '',
  ' ',
  'gold',
  'see the page',
  'javascript:alert(1)',
  'JaVaScript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>x()</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://a.example',
  '/\\evil.example',
  '//',
  'https:',
  'blob:https://a.example/1',
])('%j can be no link', (written) => {
  expect(linkAddressOf(written)).toBeUndefined()
})

it.each([
  ['notes/today', true],
  ['/blog/x', true],
  ['https://a.example', true],
  ['//a.example', false],
  ['\\\\a.example', false],
  ['java\tscript:x', false],
  ['javascript:x', false],
  ['', false],
])('%j may be linked to: %s', (address, expected) => {
  expect(isLinkAllowed(address)).toBe(expected)
})
