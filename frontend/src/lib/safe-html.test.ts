import { expect, test } from 'vitest'
import { htmlSanitiser } from './safe-html.ts'

const sanitise = htmlSanitiser({
  tags: ['p', 'a', 'td', 'table', 'tbody', 'tr', 'our-block'],
  attributesByTag: { a: ['href', 'id'], td: ['colspan'], 'our-block': ['key'] },
  linkSchemes: ['https', 'mailto'],
  isExternalLink: (href) => href.startsWith('https:'),
  isNoteId: (id) => id.startsWith('note-'),
  patternsByTag: { 'our-block': { key: /^[a-z]+$/ } },
})

test.each([
  ['<p>Text</p>', '<p>Text</p>'],
  ['<p onclick="x()" style="color:red" data-a="b" aria-label="c">a</p>', '<p>a</p>'],
  ['<script>x()</script>a', 'a'],
  [
    '<our-block key="gold" class="x">a</our-block><our-block key="Gold 1">b</our-block>',
    '<our-block key="gold">a</our-block><our-block>b</our-block>',
  ],
  ['<x-y key="gold">a</x-y>', 'a'],
  ['<h1>a</h1>', 'a'],
  ['<img src="x" onerror="x()">a', 'a'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<a href="JAVAscript&#10;:x()">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<a href="http://a.example">a</a>', '<a>a</a>'],
  ['<a href="/blog/a" colspan="2">a</a>', '<a href="/blog/a">a</a>'],
  ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
  ['<a href="https://a.example">a</a>', '<a href="https://a.example" rel="noopener noreferrer">a</a>'],
  ['<a id="note-1">a</a><a id="root">b</a><p id="note-2">c</p>', '<a id="note-1">a</a><a>b</a><p>c</p>'],
  ['<a href="//a.example">a</a>', '<a>a</a>'],
  ['<a href="/\\\\a.example">a</a>', '<a>a</a>'],
  ['<a href=" //a.example">a</a>', '<a>a</a>'],
  ['<table><tbody><tr><td colspan="2" width="3">a</td></tr></tbody></table>', '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>'],
])('%s becomes %s', (html, expected) => {
  expect(sanitise(html)).toBe(expected)
})
