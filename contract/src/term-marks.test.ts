import { describe, expect, it } from 'vitest'
import { maxMarkedTerms, termFinder, withTermMarks, type FindableTerm } from './term-marks.ts'

const term = (name: string, ...aliases: string[]): FindableTerm => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  meaning: `What ${name} is.`,
  aliases,
})
const terms = [
  term('EMI', 'Equated monthly instalment'),
  term('Reducing balance'),
  term('Balance'),
  term('SIP'),
  term('P&L'),
  term('कर्ज'),
  term('Part-payment', 'P/E ratio (trailing)'),
]
const find = termFinder(terms)
const slugs = (...sections: string[]) => find(sections).map(({ slug }) => slug)

describe('the terms that stand in an article', () => {
  it.each([
    ['by name', '<p>The EMI is due.</p>', ['emi']],
    ['in the plural', '<p>Two EMIs are due.</p>', ['emi']],
    ['by another name, in small letters too', '<p>An equated monthly instalment is due.</p>', ['emi']],
    ['the longer one where one begins another', '<p>By reducing balance.</p>', ['reducing-balance']],
    ['with a sign that HTML writes out', '<p>The P&amp;L of a shop.</p>', ['p&l']],
    ['in Devanagari', '<p>यह कर्ज है।</p>', ['कर्ज']],
    ['with signs that mean something in a pattern', '<p>A part-payment, a P/E ratio (trailing).</p>', ['part-payment']],
    ['in the order of the text', '<p>A balance, then a SIP.</p>', ['balance', 'sip']],
    ['not in a heading', '<h3>The EMI</h3><p>None.</p>', []],
    ['not in a question', '<details><summary>What is EMI?</summary><p>None.</p></details>', []],
    ['not in a link, nor in what is strong within it', '<p><a href="/x">an <strong>EMI</strong></a></p>', []],
    ['not in the head of a table', '<table><thead><tr><th>EMI</th></tr></thead><tbody><tr><td>₹1</td></tr></tbody></table>', []],
    ['after a link again', '<p><a href="/x">x</a> EMI</p>', ['emi']],
    ['not within another word', '<p>premium, gossip, EMIR</p>', []],
    ['not as a part of a word with hyphens', '<p>A long-EMI plan of EMI-like sums.</p>', []],
    ['an abbreviation as it is written alone', '<p>He took a sip.</p>', []],
    ['not in a tag', '<p title="EMI">None.</p>', []],
  ])('%s', (_, html, expected) => {
    expect(slugs(html)).toEqual(expected)
  })

  it('are found once, where each stands first', () => {
    expect(find(['<p>Nothing.</p>', '<p>EMI and EMI</p>', '<p>EMI, SIPs</p>'])).toEqual([
      { slug: 'emi', name: 'EMI', meaning: 'What EMI is.', section: 1, said: 'EMI' },
      { slug: 'sip', name: 'SIP', meaning: 'What SIP is.', section: 2, said: 'SIPs' },
    ])
  })

  it(`are ${maxMarkedTerms} at most`, () => {
    const many = Array.from({ length: 9 }, (_, at) => term(`Term ${'abcdefghi'[at]}`))
    expect(termFinder(many)([`<p>${many.map(({ name }) => name).join(' ')}</p>`])).toHaveLength(maxMarkedTerms)
  })

  it('leave out those that are switched off, and the next takes their place', () => {
    const many = Array.from({ length: 7 }, (_, at) => term(`Term ${'abcdefg'[at]}`))
    const found = termFinder(many)([`<p>${many.map(({ name }) => name).join(' ')}</p>`], ['term-a', 'no-such-term'])
    expect(found.map(({ slug }) => slug)).toEqual(['term-b', 'term-c', 'term-d', 'term-e', 'term-f', 'term-g'])
  })

  it('are none where there is no glossary', () => {
    expect(termFinder([])(['<p>EMI</p>'])).toEqual([])
  })
})

describe('a text with its terms', () => {
  const marked = (...sections: string[]) => sections.map((html, at) => withTermMarks(html, at, find(sections)))

  it('links each to its page, once', () => {
    expect(marked('<p>An EMI, an EMI.</p>', '<p>EMI by reducing balance</p>')).toEqual([
      '<p>An <a href="/glossary/emi">EMI</a>, an EMI.</p>',
      '<p>EMI by <a href="/glossary/reducing-balance">reducing balance</a></p>',
    ])
  })

  it('leaves links and headings as they are', () => {
    expect(marked('<h3>EMI</h3><p><a href="/x">EMI</a> (EMI)</p>')).toEqual([
      '<h3>EMI</h3><p><a href="/x">EMI</a> (<a href="/glossary/emi">EMI</a>)</p>',
    ])
  })

  it('keeps what HTML writes out', () => {
    expect(marked('<p>P&amp;L &lt; 1</p>')).toEqual(['<p><a href="/glossary/p&l">P&amp;L</a> &lt; 1</p>'])
  })

  it('is the same without terms', () => {
    expect(withTermMarks('<p>EMI</p>', 0, undefined)).toBe('<p>EMI</p>')
    expect(withTermMarks('<p>EMI</p>', 1, find(['<p>EMI</p>']))).toBe('<p>EMI</p>')
  })

  it('marks what the contract says, whatever signs are in it', () => {
    const odd = { slug: 'odd', name: 'Odd', meaning: '', section: 0, said: 'a.*(b)' }
    expect(withTermMarks('<p>aXXb, a.*(b)</p>', 0, [odd])).toBe('<p>aXXb, <a href="/glossary/odd">a.*(b)</a></p>')
  })
})
