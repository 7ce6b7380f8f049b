import { describe, expect, it } from 'vitest'
import { paragraphsOfArticle, paragraphsOfStory } from './paragraphs.ts'

describe('the paragraphs of a piece', () => {
  it('are title, standfirst and each block, under the heading of their section', () => {
    const sections = [
      { subtitle: 'First', description: '<p>One &amp; two.</p><ul><li>Three</li><li><b>Four</b></li></ul>' },
      { subtitle: '', description: 'An old line\nand another' },
    ]
    expect(paragraphsOfArticle({ title: 'Gold', standfirst: 'In short.', filledIn: [], sections })).toEqual([
      { part: 'Title', text: 'Gold' },
      { part: 'Standfirst', text: 'In short.' },
      { part: 'Section 1: First', text: 'One & two.' },
      { part: 'Section 1: First', text: 'Three' },
      { part: 'Section 1: First', text: 'Four' },
      { part: 'Section 2', text: 'An old line' },
      { part: 'Section 2', text: 'and another' },
    ])
  })

  it('take a table by its rows, and its caption as one of its own', () => {
    const description = '<table><caption>Rates</caption><tbody><tr><th>Bank</th><td>6%</td></tr><tr><th>Post</th><td>7%</td></tr></tbody></table>'
    const [, ...read] = paragraphsOfArticle({ title: 'Gold', filledIn: [], sections: [{ subtitle: '', description }] })
    expect(read.map(({ text }) => text)).toEqual(['Rates', 'Bank 6%', 'Post 7%'])
  })

  it('leave out what was filled in, and know slides', () => {
    expect(paragraphsOfArticle({ title: 'Gold', standfirst: 'The first words', filledIn: ['standfirst'], sections: [] })).toHaveLength(1)
    expect(paragraphsOfStory({ title: 'Gold', slides: [{ text: 'Begin.' }] })[1]).toEqual({ part: 'Slide 1', text: 'Begin.' })
  })
})
