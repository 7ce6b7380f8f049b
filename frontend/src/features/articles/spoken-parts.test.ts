import { describe, expect, it } from 'vitest'
import { spokenParts } from './spoken-parts.ts'

const section = (subtitle: string, description: string) => ({ subtitle, description, imageUrl: '', imageAlt: '', image: null })
const spoken = (description: string) => spokenParts({ title: '', standfirst: '' }, [section('', description)])

describe('what is read aloud', () => {
  it('is title, standfirst and sections in their order, without marks and without empty parts', () => {
    const sections = [
      section('First', '<p>One &amp; <strong>two</strong>.</p><p> </p><ul><li>Three</li><li>Four</li></ul>'),
      section(' ', '1. A point\nIts text'),
    ]
    expect(spokenParts({ title: 'Title', standfirst: 'In short' }, sections)).toEqual([
      'Title',
      'In short',
      'First',
      'One & two.',
      'Three',
      'Four',
      '1. A point',
      'Its text',
    ])
  })

  it('parts a question from its answer, and a callout from what follows', () => {
    expect(spoken('<details><summary>Why?</summary>So.</details><aside>Note</aside>After')).toEqual(['Why?', 'So.', 'Note', 'After'])
  })

  it('never has a part that is too long, and loses no word', () => {
    const words = Array.from({ length: 400 }, (_, index) => `word${index}`)
    const sentences = words
      .map((word, index) => (index % 7 === 6 ? `${word}.` : word))
      .join(' ')
      .replace(/\. w/g, '. W')
    for (const text of [sentences, words.join(' '), 'x'.repeat(1_000)]) {
      const parts = spoken(`<p>${text}</p>`)
      expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(200)
      expect(parts.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
    }
  })

  it.each([
    ['The rate fell. The bank said so. '.repeat(4), /[a-z]\.$/],
    ['दर घट गई है। बैंक ने ऐसा कहा है। '.repeat(10), /।$/],
  ])('ends its parts with sentences where it can: %#', (text, end) => {
    expect(spoken(`<p>${text}</p>`).filter((part) => !end.test(part))).toEqual([])
  })
})
