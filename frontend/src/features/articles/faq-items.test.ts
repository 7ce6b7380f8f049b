import { describe, expect, it } from 'vitest'
import { isFaqs } from '@artha/contract/faqs'
import { faqItems, faqParts } from './faq-items.ts'

it.each([
  ['FAQs', true],
  [' faqs ', true],
  ['FAQS', true],
  ['FAQ', false],
  ['More FAQs', false],
])('%j is the title of an accordion: %s', (subtitle, expected) => {
  expect(isFaqs(subtitle)).toBe(expected)
})

describe('faqItems of plain text', () => {
  it.each([
    ['1. Why?\nBecause.', '', [['Why?', '<p>Because.</p>']]],
    [
      '1. Why?\nBecause.\nAnd so.\n\n2. How?\nSlowly.',
      '',
      [
        ['Why?', '<p>Because.</p><p>And so.</p>'],
        ['How?', '<p>Slowly.</p>'],
      ],
    ],
    ['First of all.\n1) Why?\nBecause.', '<p>First of all.</p>', [['Why?', '<p>Because.</p>']]],
    ['1. Profit &amp; loss?\nA &lt; B.', '', [['Profit & loss?', '<p>A &lt; B.</p>']]],
    ['1. Only asked', '', [['Only asked', '']]],
    ['1. How much?\n2.5 lakh.', '', [['How much?', '<p>2.5 lakh.</p>']]],
    ['No number at all', '<p>No number at all</p>', []],
  ])('%j', (text, introHtml, items) => {
    expect(faqItems(text)).toEqual({ introHtml, items: items.map(([question, answerHtml]) => ({ question, answerHtml })) })
  })
})

describe('faqItems of HTML', () => {
  it.each([
    ['<p>1. Why?</p><p>Because <b>so</b>.</p>', '', [['Why?', '<p>Because <b>so</b>.</p>']]],
    [
      '<p>Intro.</p><h3>1. Why?</h3><ul><li>One</li></ul><h3>2. How?</h3><p>So.</p>',
      '<p>Intro.</p>',
      [
        ['Why?', '<ul><li>One</li></ul>'],
        ['How?', '<p>So.</p>'],
      ],
    ],
    ['<p><strong>1. Why?</strong><br>Because.</p><p>More.</p>', '', [['Why?', '<p>Because.</p><p>More.</p>']]],
    ['<p>Nothing numbered</p>', '<p>Nothing numbered</p>', []],
    [
      '<p>Intro.</p><ol><li>Why?</li></ol><p>Because.</p><ol start="2"><li><strong>How?</strong></li></ol><p>So.</p>',
      '<p>Intro.</p>',
      [
        ['Why?', '<p>Because.</p>'],
        ['How?', '<p>So.</p>'],
      ],
    ],
    [
      '<ol><li>Why?<br />Because.</li><li><p>How?</p><p>So.</p></li></ol>',
      '',
      [
        ['Why?', '<p>Because.</p>'],
        ['How?', '<p>So.</p>'],
      ],
    ],
    ['<ol><li>Why?<ul><li>One</li></ul></li></ol>', '', [['Why?', '<ul><li>One</li></ul>']]],
    ['<h3>1. Why?</h3><ol><li>First step</li></ol>', '', [['Why?', '<ol><li>First step</li></ol>']]],
  ])('%j', (html, introHtml, items) => {
    expect(faqItems(html)).toEqual({ introHtml, items: items.map(([question, answerHtml]) => ({ question, answerHtml })) })
  })
})

it('does not cut inside an attribute', () => {
  const { introHtml, items } = faqItems('<p><a title="<p>1. <img src=x onerror=alert(1)></p>">x</a></p>')
  expect(items).toEqual([])
  expect(introHtml).not.toContain('<img')
})

it('takes a question block as one question, whatever its answer begins with', () => {
  const html =
    '<p>Intro.</p><details><summary>What is <b>gold</b>?</summary><p>1. A metal.</p><ol><li>Soft</li></ol></details><details><p>No question</p></details><h3>3. And silver?</h3><p>Too.</p>'
  expect(faqParts(html)).toEqual([
    { introHtml: '<p>Intro.</p>', items: [] },
    { introHtml: '', items: [{ question: 'What is gold ?', answerHtml: '<p>1. A metal.</p><ol><li>Soft</li></ol>' }] },
    { introHtml: '<p>No question</p>', items: [] },
    { introHtml: '', items: [{ question: 'And silver?', answerHtml: '<p>Too.</p>' }] },
  ])
})
