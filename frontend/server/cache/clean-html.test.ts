import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

test.each([
  ['<p>Text</p>', '<p>Text</p>'],
  ['1. A plain line\n2 < 3', '1. A plain line\n2 &lt; 3'],
  ['<p onclick="x()">a</p><script>x()</script>', '<p>a</p>'],
  ['<img src=x onerror=x()>a', 'a'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<a href="/blog/a" target="_blank">a</a>', '<a href="/blog/a">a</a>'],
  ['<a href="https://rbi.example/" rel="opener">a</a>', '<a href="https://rbi.example/" rel="noopener noreferrer">a</a>'],
  ['<p style="position:fixed">a</p>', '<p>a</p>'],
  ['<table><tr><td colspan="2" width="9">a</td></tr></table>', '<table><tr><td colspan="2">a</td></tr></table>'],
  [
    '<a href="#note-a-1" id="note-a-1-mark">[1]</a><ol><li id="note-a-1">a</li><li id="root">b</li></ol>',
    '<a href="#note-a-1" id="note-a-1-mark">[1]</a><ol><li id="note-a-1">a</li><li>b</li></ol>',
  ],
  ['<a href="https://rbi.example/" id="root">a</a>', '<a href="https://rbi.example/" rel="noopener noreferrer">a</a>'],
  ['<svg><script>x()</script></svg>a', 'a'],
])('%s becomes %s', (html, expected) => {
  expect(cleanHtml(html)).toBe(expected)
})
