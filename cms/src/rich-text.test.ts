import { describe, expect, it } from 'vitest'
import { sanitiseRichText } from './rich-text'

describe('a description as it is kept', () => {
  it.each([
    ['<p>Kept <strong>bold</strong> <a href="/loan-calculator">link</a></p>'],
    ['<table><thead><tr><th scope="col">Year</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>'],
    ['1. A point\nwith 5 < 6 & more'],
    ['Less than < or more >'],
    ['Income <the exemption is not taxed'],
    ['<p'],
  ])('%s stays', (text) => {
    expect(sanitiseRichText(text)).toBe(text)
  })

  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['a<script>x()</script>', 'a'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="JaVa\tScript:x()">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<img src=x onerror=x()>a', 'a'],
    ['<svg><script>x()</script></svg>a', 'a'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<iframe src="https://evil.example"></iframe>a', 'a'],
    ['<h1>a</h1>', 'a'],
    ['<math><mtext><style><img src=x onerror=x()></style></mtext></math>a', 'a'],
    ['<!-- a -->b', 'b'],
    ['<p>a</p><img src=x onerror=x()', '<p>a</p>'],
  ])('%s becomes %s', (hostile, safe) => {
    expect(sanitiseRichText(hostile)).toBe(safe)
  })
})
