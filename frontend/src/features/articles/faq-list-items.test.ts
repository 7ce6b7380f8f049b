import { expect, it } from 'vitest'
import { numberedListItems } from './faq-list-items.ts'

it.each([
  ['<p>None</p>', '<p>None</p>', []],
  [
    '<p>Intro</p><ol><li>a</li><li>b</li></ol>',
    '<p>Intro</p>',
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
  [
    '<ol><li>a</li></ol><p>x</p><ol start="2"><li>b</li></ol><p>y</p>',
    '',
    [
      ['a', '<p>x</p>'],
      ['b', '<p>y</p>'],
    ],
  ],
  ['<ol><li>a<ol><li>deep</li></ol></li></ol>', '', [['a<ol><li>deep</li></ol>', '']]],
  ['<ul><li>a<ol><li>deep</li></ol></li></ul>', '<ul><li>a<ol><li>deep</li></ol></li></ul>', []],
  ['<ol><li>a</li></ol><ul><li>x</li></ul>', '', [['a', '<ul><li>x</li></ul>']]],
  ['<ol><li>never closed', '<ol><li>never closed', []],
])('%s', (html, before, items) => {
  expect(numberedListItems(html)).toEqual({ before, items: items.map(([inside, after]) => ({ inside, after })) })
})
