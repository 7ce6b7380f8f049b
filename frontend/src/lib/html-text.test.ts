import { expect, it } from 'vitest'
import { textOfHtml, withSafeAttributes, withTablesFramed } from './html-text.ts'

it.each([
  ['<p>Profit &amp; loss</p><p>of a <b>shop</b></p>', 'Profit & loss of a shop'],
  ['  plain \n words ', 'plain words'],
  ['&unknown; stays', '&unknown; stays'],
])('words of %s', (html, expected) => {
  expect(textOfHtml(html)).toBe(expected)
})

it.each([
  ['<a title="<p>1. <img src=x onerror=alert(1)>">x</a>', '<a title="&lt;p&gt;1. &lt;img src=x onerror=alert(1)&gt;">x</a>'],
  ["<a title='>'>x</a>", "<a title='&gt;'>x</a>"],
  ['<p>a &lt; b</p>', '<p>a &lt; b</p>'],
  ['<br><b>x</b>', '<br><b>x</b>'],
])('attributes of %s hold no angle brackets', (html, expected) => {
  expect(withSafeAttributes(html)).toBe(expected)
})

it.each([
  ['<p>x</p>', '<p>x</p>'],
  ['<table><tr></tr></table>', '<div class="f" tabindex="0" role="group" aria-label="Table"><table><tr></tr></table></div>'],
  ['<a title="<table>">x</a>', '<a title="&lt;table&gt;">x</a>'],
])('tables of %s are framed', (html, expected) => {
  expect(withTablesFramed(html, 'f')).toBe(expected)
})
