import { expect, it } from 'vitest'
import { descriptionHtml } from './description-html.ts'

it.each([
  ['', ''],
  ['One line', '<p>One line</p>'],
  ['First\n\n  Second  \r\nThird', '<p>First</p><p>Second</p><p>Third</p>'],
  ['1. A point\nIts text', '<h3>1. A point</h3><p>Its text</p>'],
  ['2) Another\n12. A dozen', '<h3>2) Another</h3><h3>12. A dozen</h3>'],
  ['2.5 lakh is a sum, no point', '<p>2.5 lakh is a sum, no point</p>'],
  ['1.\nAlone', '<p>1.</p><p>Alone</p>'],
  ['Profit & loss, if a < b', '<p>Profit &amp; loss, if a &lt; b</p>'],
  ['Profit &amp; loss', '<p>Profit &amp; loss</p>'],
  ['<p>Kept</p>\n1. as it is', '<p>Kept</p>\n1. as it is'],
  ['<h3>Kept</h3><ul><li>too</li></ul>', '<h3>Kept</h3><ul><li>too</li></ul>'],
])('%j', (description, expected) => {
  expect(descriptionHtml(description)).toBe(expected)
})
