import { expect, it } from 'vitest'
import { firstParagraph } from './first-paragraph.ts'

it.each([
  ['<p>One <a href="/x">two</a></p><p>Three</p>', '<p>One <a href="/x">two</a></p>', '<p>Three</p>'],
  ['\n<p>Alone</p>', '\n<p>Alone</p>', ''],
  ['<h3>A point</h3><p>Text</p>', '', '<h3>A point</h3><p>Text</p>'],
  ['<p><a title="</p><b>">x</a></p>y', '<p><a title="&lt;/p&gt;&lt;b&gt;">x</a></p>', 'y'],
  ['', '', ''],
])('%j', (html, first, rest) => {
  expect(firstParagraph(html)).toEqual([first, rest])
})
