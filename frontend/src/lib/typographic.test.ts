import { expect, it } from 'vitest'
import { typographic, typographicHtml } from './typographic.ts'

it.each([
  ['No quote', 'No quote'],
  ['He is "in the 20% slab"', 'He is “in the 20% slab”'],
  [`It's a lender's "rate"`, 'It’s a lender’s “rate”'],
  [`("so") -"so"`, '(“so”) -“so”'],
  [`"'Both' of them"`, '“‘Both’ of them”'],
  ['“Kept” as it’s', '“Kept” as it’s'],
  ['Debits: e-mandates, E-filing', 'Debits: e-\u2060mandates, E-\u2060filing'],
  ['Well-known 3-year Form 26-A', 'Well-known 3-year Form 26-A'],
])('%s is printed as %s', (text, expected) => {
  expect(typographic(text)).toBe(expected)
})

it.each([
  ['<p>He says "so".</p>', '<p>He says “so”.</p>'],
  ['<p>&quot;so&quot; it&#39;s</p>', '<p>“so” it’s</p>'],
  ['<p>The <a href="/figures" title="a day">"20%"</a>" slab</p>', '<p>The <a href="/figures" title="a day">“20%”</a>” slab</p>'],
  ['<p>in the "<strong>new</strong>" one</p>', '<p>in the “<strong>new</strong>” one</p>'],
  ['<td>Paid</td><td>"Nil"</td>', '<td>Paid</td><td>“Nil”</td>'],
  [`<p>a <code>"x"</code> 'b'</p>`, `<p>a <code>"x"</code> ‘b’</p>`],
])('%s is printed as %s', (html, expected) => {
  expect(typographicHtml(html)).toBe(expected)
})
