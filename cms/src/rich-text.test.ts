import { markupMeter } from '@artha/contract/rich-text-meter'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, it } from 'vitest'
import { storableRichText, sanitiseRichText } from './rich-text'

describe('a description as it is kept', () => {
  it.each([
    ['<p>Kept <strong>bold</strong> <a href="/loan-calculator">link</a></p>'],
    ['<table><thead><tr><th scope="col">Year</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>'],
    ['<p>Rate<a href="#note-k3f9-1" id="note-k3f9-1-mark"><sup>[1]</sup></a></p><ol><li id="note-k3f9-1">RBI</li></ol>'],
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
    ['<h1>a</h1><h2>b</h2><h5>c</h5><h6 class="x">d</h6>', '<h3>a</h3><h3>b</h3><h4>c</h4><h4>d</h4>'],
    ['<h2>Big head</h2><p>First', '<h3>Big head</h3><p>First</p>'],
    ['<div>One</div><div>Two</div>', 'One<br />Two'],
    ['<section><p>One</p><div>Two <b>three</b></div>four</section><p>Five</p>', '<p>One</p>Two <b>three</b><br />four<p>Five</p>'],
    ['<dl><dt>Term</dt> <dd>Meaning &amp; more</dd></dl>', 'Term <br />Meaning &amp; more'],
    ['<p>One</p><div>Two</div><p>Three</p>', '<p>One</p>Two<p>Three</p>'],
    ['<details open name="x"><summary onclick="x()">Why?</summary>So.</details>', '<details><summary>Why?</summary>So.</details>'],
    ['<aside class="x"><p>a</p></aside>', '<aside><p>a</p></aside>'],
    [
      '<p id="note-1">a</p><ol><li id="root">b</li><li id="note-x y">c</li></ol><a id="__proto__">d</a>',
      '<p>a</p><ol><li>b</li><li>c</li></ol><a>d</a>',
    ],
    ['<math><mtext><style><img src=x onerror=x()></style></mtext></math>a', 'a'],
    ['<!-- a -->b', 'b'],
    ['<p>a</p><img src=x onerror=x()', '<p>a</p>'],
  ])('%s becomes %s', (hostile, safe) => {
    expect(sanitiseRichText(hostile)).toBe(safe)
  })
})

const counted = [
  [Array.prototype, 'unshift'],
  [Array.prototype, 'shift'],
  [Array.prototype, 'indexOf'],
  [String.prototype, 'indexOf'],
  [String.prototype, 'substring'],
] as const

/** Measures a parser's work: the lengths of the lists that it moves or searches and of the texts that it cuts. */
function stepsOf(work: () => unknown): number {
  let steps = 0
  const originals = counted.map(
    ([owner, name]) => [owner, name, (owner as unknown as Record<string, unknown>)[name] as (...given: unknown[]) => unknown] as const,
  )
  for (const [owner, name, original] of originals) {
    const value = function (this: { length: number }, ...given: unknown[]) {
      steps += this.length
      return original.apply(this, given)
    }
    Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  }
  try {
    work()
  } finally {
    for (const [owner, name, value] of originals) Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  }
  return steps
}

describe('cleaning costs', () => {
  const shapes: [string, (count: number) => string][] = [
    ['elements within each other', (count) => '<b>'.repeat(count)],
    ['lists within each other', (count) => '<ul><li>'.repeat(count)],
    ['pictures within each other', (count) => '<svg><title>'.repeat(count)],
    ['elements one after the other', (count) => '<b>x</b>'.repeat(count)],
    ['ends of nothing', (count) => '</p>'.repeat(count)],
    ['ends of something else', (count) => `${'<i>'.repeat(40)}${'</b>'.repeat(count)}`],
    ['comments within an address', (count) => `<a href="${'<!---->'.repeat(count)}">x</a>`],
    ['attributes', (count) => `<a ${Array.from({ length: count }, (_, at) => `a${at}=b`).join(' ')}>x</a>`],
    ['signs of an entity', (count) => `<p>${'&amp;'.repeat(count)}</p>`],
    ['beginnings of tags', (count) => `<p>${'<'.repeat(count)}</p>`],
  ]

  it('are counted: without the limits, twice as many elements within each other cost four times as much', () => {
    const steps = (count: number) => stepsOf(() => sanitizeHtml('<b>'.repeat(count)))
    expect(steps(4_000) / steps(2_000)).toBeGreaterThan(3.5)
  })

  it.each(shapes)('%s: no more than the length, at any length', (_, shape) => {
    for (const count of [1_000, 8_000, 64_000]) {
      const text = shape(count)
      expect(stepsOf(() => sanitiseRichText(text)) / text.length, String(count)).toBeLessThan(200)
    }
  })
})

describe('more markup than a person writes', () => {
  it.each([
    ['elements within each other', '<b>'.repeat(65), 'at most 64 elements within each other'],
    ['tags', '<b>x</b>'.repeat(10_001), 'at most 20,000 tags'],
    ['runs of text', '<p></p>' + '&amp;x'.repeat(30_001), 'at most 60,000 pieces of text between tags'],
    ['attributes', `<a href="/${'x'.repeat(4_000)}">x</a>`, 'at most 4,000 characters of attributes in a tag'],
    ['characters', 'x'.repeat(200_001), 'at most 2,00,000 characters'],
  ])('%s: is refused with the reason, and its words are kept of what was kept before', (_, text, reason) => {
    expect(() => storableRichText(text, markupMeter())).toThrow(reason)
    expect(sanitiseRichText(text)).not.toContain('<')
  })

  it('is counted over all the texts of a save', () => {
    const meter = markupMeter()
    const text = '<p>A paragraph</p>'.repeat(4_000)
    storableRichText(text, meter)
    storableRichText(text, meter)
    expect(() => storableRichText(text, meter)).toThrow('at most 20,000 tags')
  })

  it('is none of these: a long article, a long table, lists in lists', () => {
    const texts = [
      '<p>Money that is set aside early has the <strong>longest</strong> time to grow.</p>'.repeat(1_000),
      `<table><tbody>${'<tr><td>2026</td><td>7.1&nbsp;%</td></tr>'.repeat(1_500)}</tbody></table>`,
      `${'<ul><li>'.repeat(25)}x${'</li></ul>'.repeat(25)}`,
    ]
    for (const text of texts) expect(storableRichText(text, markupMeter()).length).toBeGreaterThan(text.length * 0.8)
  })
})

it('takes away a block without its id, keeps its text, and closes what follows by its own name', () => {
  const html =
    '<artha-figure>5%</artha-figure><p>y</p><artha-figure figure="repo"><artha-story story="A B"><b>z</b></artha-story></artha-figure><p>w</p>'
  expect(sanitiseRichText(html)).toBe('5%<p>y</p><artha-figure figure="repo"><b>z</b></artha-figure><p>w</p>')
})
