import { generateJSON, type JSONContent } from '@tiptap/core'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, it } from 'vitest'
import { blockAttributes, hasMarkup, isNoteId, isExternalLink, richTextPolicy, sanitiserOptions } from '@artha/contract/rich-text-policy'
import { htmlSanitiser } from '../../../lib/safe-html.ts'
import { richTextExtensions } from '@artha/editor/extensions'
import { htmlOfDocument } from '@artha/editor/document-html'

const documentOf = (html: string): JSONContent => generateJSON(html, richTextExtensions)
const written = (html: string) => htmlOfDocument(documentOf(html))

/** Sanitises HTML as the cms does. */
const keptByCms = (html: string) => sanitizeHtml(html, sanitiserOptions())

const shownByBrowser = htmlSanitiser({ ...richTextPolicy, isExternalLink, isNoteId, patternsByTag: blockAttributes })

describe('a text that is opened and written again', () => {
  it.each([
    '<p>A line &amp; another: 5 &lt; 6 "quoted"</p>',
    '<h3>Heading</h3><h4>Small heading</h4><p>Text</p>',
    '<p>a<strong>b<em>c</em></strong><em>d</em> <u>e</u><s>f</s> <code>g</code> H<sub>2</sub>O m<sup>2</sup></p>',
    '<p>One<br />two</p>',
    '<p><a href="https://rbi.example/?a=1&amp;b=2" title="The notice">notice</a> and <a href="/calculators">ours</a></p>',
    '<p><a href="mailto:desk@artha.example"><strong>mail</strong> us</a></p>',
    '<ul><li>One</li><li>Two<ul><li>Deeper</li></ul></li></ul><ol start="3"><li>Three</li></ol>',
    '<ol><li><p>Asked</p><p>Answered</p></li></ol>',
    '<blockquote><p>Said</p></blockquote><hr /><p>After</p>',
    '<table><thead><tr><th>Year</th><th>Rate</th></tr></thead><tbody><tr><td>2024</td><td>7.1</td></tr></tbody></table>',
    '<table><caption>Rates by year</caption><tbody><tr><th scope="row">2024</th><td colspan="2"></td></tr><tr><td rowspan="2">a</td><td>b</td><td>c</td></tr><tr><td>d</td><td>e</td></tr></tbody></table>',
    '<table><tbody><tr><th rowspan="2">a</th><th>b</th></tr><tr><td>c</td></tr></tbody></table>',
    '<table><tbody><tr><td><p>one</p><p>two</p></td><td><ul><li>x</li></ul></td></tr></tbody></table>',
    '<details><summary>What is gold?</summary><p>A metal.</p><ul><li>Soft</li></ul></details><details><summary>And silver?</summary></details>',
    '<p>a</p><artha-figure figure="repo"><a href="/figures/repo?on=today">The repo rate</a></artha-figure><p>b</p>',
    '<artha-figure figure="ss-rates" part="ppf"><a href="/figures/ss-rates?on=today&amp;part=ppf">PPF &lt;now&gt;</a></artha-figure>',
    '<artha-calculator calculator="sip" fields="monthly=5000 annualRate=12.5"><a href="/sip-calculator?monthly=5000&amp;annualRate=12.5">SIP</a></artha-calculator>',
    '<artha-picture picture="abcdefgh">A jar of coins</artha-picture><artha-picture picture="abcdefgh"></artha-picture>',
    '<artha-story story="abcdefgh"><a href="/stories/abcdefgh">A story</a></artha-story>',
    '<aside><p>Remember</p><ul><li>this</li></ul></aside>',
    '<p>Rate<a href="#note-k3f9-1" id="note-k3f9-1-mark"><sup>[1]</sup></a></p><ol><li id="note-k3f9-1">RBI <a href="#note-k3f9-1-mark" title="Back to the text">↩</a></li></ol>',
  ])('%s stays', (html) => {
    expect(written(html)).toBe(html)
  })

  it.each([
    ['', ''],
    ['<p></p><p> </p><h3></h3><ul><li></li></ul><blockquote><p></p></blockquote>', ''],
    ['<p>a<br></p>', '<p>a</p>'],
    ['<p>a <b>b</b> <i>c</i></p>', '<p>a <strong>b</strong> <em>c</em></p>'],
    ['Words without a paragraph', '<p>Words without a paragraph</p>'],
    ['<p><a>nowhere</a> <a href="javascript:x()">bad</a> <a href="//elsewhere.example">too</a></p>', '<p>nowhere bad too</p>'],
    ['<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
    ['<ul><li id="root">a<a href="/x" id="NOTE-1">b</a></li></ul>', '<ul><li>a<a href="/x">b</a></li></ul>'],
    [
      '<table><tr><td style="text-align: right" colwidth="40" colspan="99999">a</td></tr></table>',
      '<table><tbody><tr><td colspan="50">a</td></tr></tbody></table>',
    ],
    ['<p>a\u0000\u0007b\u000B</p>', '<p>ab</p>'],
    ['<details open><summary>Why <b>so</b>?</summary>So.</details>', '<details><summary>Why so?</summary><p>So.</p></details>'],
    ['<details><p>No question</p></details>', '<p>No question</p>'],
    [
      '<ul><li>One<details><summary>Why?</summary>So.</details></li></ul>',
      '<ul><li>One</li></ul><details><summary>Why?</summary><p>So.</p></details>',
    ],
    [
      '<p>a<artha-figure onclick="x()" figure="repo"><strong>The rate</strong></artha-figure>b</p>',
      '<p>a</p><artha-figure figure="repo"><a href="/figures/repo?on=today">The rate</a></artha-figure><p>b</p>',
    ],
    [
      '<artha-figure figure="repo"></artha-figure>',
      '<artha-figure figure="repo"><a href="/figures/repo?on=today">/figures/repo?on=today</a></artha-figure>',
    ],
    ['<artha-figure figure="Not one">5%</artha-figure><artha-x>6%</artha-x>', '<p>5%6%</p>'],
    ['<aside></aside><details><summary></summary></details>', ''],
    ['<p>\u00a0</p><p>a\u00a0b</p>', '<p>a\u00a0b</p>'],
  ])('%j becomes %j', (html, expected) => {
    expect(written(html)).toBe(expected)
  })
})

/** A small random number generator that gives the same numbers in every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const words = ['₹5,000', 'a<b>', '&amp;', '"', "'", '  ', 'ई', '🙂', '\u200D', '\u00a0', 'يال', '<script>x()</script>', ' -->', '&#106;', '\u0008']
const hrefs = [
  'https://a.example/?b="c"&d=<e>',
  '/x',
  'javascript:x()',
  'mailto:a@b.example',
  '//c.example',
  'tel:1',
  'rel/ative',
  "https://a.example/'",
]
const blockAddresses = [
  '/figures/repo',
  '/figures/ss-rates?on=today&part=ppf',
  '/figures/"><img>',
  '/dashboard/media/abcdefgh',
  '/sip-calculator?monthly=5000&x="><img>',
  'javascript:x()',
]
const marks = ['bold', 'italic', 'underline', 'strike', 'subscript', 'code']

function anyDocument(seed: number): JSONContent {
  const below = numbers(seed)
  const oneOf = <T>(list: readonly T[]) => list[below(list.length)] as T
  const several = <T>(make: () => T, most = 3) => Array.from({ length: 1 + below(most) }, make)
  const inline = (): JSONContent =>
    below(8) === 0
      ? { type: 'hardBreak' }
      : {
          type: 'text',
          text: several(() => oneOf(words)).join(' '),
          marks: [
            ...several(() => ({ type: oneOf(marks) }), 2),
            ...(below(3) === 0 ? [{ type: 'link', attrs: { href: oneOf(hrefs), title: oneOf(words) } }] : []),
          ],
        }
  const paragraph = (): JSONContent => ({ type: 'paragraph', content: below(6) === 0 ? [] : several(inline) })
  const cell = (): JSONContent => ({
    type: oneOf(['tableCell', 'tableHeader']),
    attrs: { colspan: oneOf([1, 2]), rowspan: 1, scope: oneOf(['col', '"><img>', null]) },
    content: several(paragraph, 2),
  })
  const row = (): JSONContent => ({ type: 'tableRow', content: several(cell) })
  const item = (): JSONContent => ({ type: 'listItem', content: several(paragraph, 2) })
  const block = (): JSONContent =>
    oneOf([
      paragraph,
      () => ({ type: 'heading', attrs: { level: oneOf([3, 4]) }, content: several(inline) }),
      () => ({ type: oneOf(['bulletList', 'orderedList']), attrs: { start: oneOf([1, 4]) }, content: several(item) }),
      () => ({ type: 'blockquote', content: several(paragraph) }),
      () => ({ type: 'horizontalRule' }),
      () => ({ type: 'callout', content: several(paragraph) }),
      () => ({ type: 'question', content: [{ type: 'questionText', content: [{ type: 'text', text: oneOf(words) }] }, ...several(paragraph)] }),
      () => ({ type: 'namedBlock', attrs: { address: oneOf(blockAddresses), title: oneOf(words) } }),
      () => ({ type: 'table', attrs: { caption: oneOf(words) }, content: several(row) }),
    ])()
  return { type: 'doc', content: several(block, 5) }
}

/** Returns HTML as a browser writes it, without the `rel` and `title` attributes that differ. */
const asBrowserWrites = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML.replaceAll(/ (?:rel|title)="[^"]*"/g, '')

describe('whatever the editor holds', () => {
  const seeds = Array.from({ length: 150 }, (_, index) => index + 1)

  it('is stored letter by letter as it was written: neither the cms nor the browser finds anything to take out', () => {
    for (const seed of seeds) {
      const html = htmlOfDocument(anyDocument(seed))
      expect(keptByCms(html), `seed ${seed}`).toBe(html)
      expect(asBrowserWrites(shownByBrowser(html)), `seed ${seed}`).toBe(asBrowserWrites(html))
      expect(html === '' || hasMarkup(html), `seed ${seed}`).toBe(true)
    }
  })

  it('reads the same when it is opened again', () => {
    for (const seed of seeds) {
      const once = written(htmlOfDocument(anyDocument(seed)))
      expect(written(once), `seed ${seed}`).toBe(once)
    }
  })
})
