import { describe, expect, it } from 'vitest'
import { firstCharacters, plainText, runningText } from './plain-text'

describe('the words of a description', () => {
  it.each([
    ['plain', 'plain'],
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['a<br>b', 'a b'],
    ['<table><tr><td>1</td><td>2</td></tr></table>', '1 2'],
    ['5 &lt; 6 &amp; 7', '5 < 6 & 7'],
    ['<script>alert(1)</script>kept', 'kept'],
    ['  spaces \n and lines ', 'spaces and lines'],
    ['', ''],
  ])('%s', (html, expected) => {
    expect(plainText(html)).toBe(expected)
  })

  it('leave a table out where running text is asked for', () => {
    const table = '<table><tr><td>Year</td><td>7.1</td></tr></table>'
    expect(runningText(`<p>Before</p>${table}<p>after</p>`)).toBe('Before after')
    expect(runningText(table)).toBe('')
  })

  it('are cut at a count of characters', () => {
    expect(firstCharacters('abcdef', 3)).toBe('abc')
    expect(firstCharacters('ab def', 3)).toBe('ab')
    expect(firstCharacters('ab', 3)).toBe('ab')
  })
})
