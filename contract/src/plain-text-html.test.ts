import { describe, expect, it } from 'vitest'
import { escapeText } from './plain-text-html.ts'

describe('escapeText', () => {
  it.each([
    ['Profit & loss', 'Profit &amp; loss'],
    ['Profit &amp; loss', 'Profit &amp; loss'],
    ['&#39;quoted&#39; &#x20B9;', '&#39;quoted&#39; &#x20B9;'],
    ['AT&T; really', 'AT&T; really'],
    ['under <3 months', 'under &lt;3 months'],
    ['<script>alert("x")</script>', '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;'],
  ])('%s', (text, html) => {
    expect(escapeText(text)).toBe(html)
    expect(escapeText(escapeText(text))).toBe(html)
  })
})
