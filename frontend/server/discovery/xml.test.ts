import { expect, test } from 'vitest'
import { xmlRoot } from '../../checks/xml-tree.ts'
import { element, escapeXml, textElement, xmlDocument } from './xml.ts'

test.each([
  ['Tax & "you"', 'Tax &amp; &quot;you&quot;'],
  ["]]> it's <b>", ']]&gt; it&apos;s &lt;b&gt;'],
  ['a\u0000b\u0008c\u000bd\u001fe', 'abcde'],
  ['tab\tline\nreturn\r', 'tab\tline\nreturn\r'],
  ['half \ud83d of a pair, \ude00', 'half  of a pair, '],
  ['a whole 😀', 'a whole 😀'],
  ['\ufffe\uffff', ''],
  ['कर ₹', 'कर ₹'],
])('%j is written as %j', (text, expected) => {
  expect(escapeXml(text)).toBe(expected)
})

test('every text comes back from a parser as it went in, without what XML forbids', () => {
  const everyCharacter = Array.from({ length: 0x300 }, (_, code) => String.fromCharCode(code)).join('')
  const root = xmlRoot(xmlDocument(element('a', { b: everyCharacter.slice(0x20) }, everyCharacter)))
  // A parser turns a carriage return into a line feed, and CR LF into one
  expect(root.textContent).toBe(`\t\n\n${everyCharacter.slice(0x20)}`)
  expect(root.getAttribute('b')).toBe(everyCharacter.slice(0x20))
})

test('what is undefined is left out, and what is empty closes itself', () => {
  expect(element('a', {}, undefined, textElement('b', '')).xml).toBe('<a><b/></a>')
})
