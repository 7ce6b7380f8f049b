import { describe, expect, it } from 'vitest'
import { articleConflict } from './article-conflict.ts'
import { emptyArticle, type ArticleValues } from '../article-form/article-values.ts'
import { looksTheSame } from './conflict-sides.ts'
import { storyConflict } from './story-conflict.ts'
import { emptySlide, emptyStory } from '../story-form/story-values.ts'

const section = (id: string, subtitle: string, description: string) => ({ id, subtitle, description, imageUrl: '', imageAlt: '' })
const base: ArticleValues = {
  ...emptyArticle,
  title: 'Base',
  category: 'Loan',
  appearsAt: '2026-11-20T14:05',
  sections: [section('p1', 'One', '<p>1</p>'), section('p2', 'Two', '<p>2</p>')],
}

describe('two versions of an article', () => {
  const mine = { ...base, title: 'Mine', sections: [section('p1', 'One', '<p>mine</p>'), section('p2', 'Two', '<p>2</p>')] }
  const theirs = {
    ...base,
    title: 'Theirs',
    featured: true,
    appearsAt: '2026-12-01T09:00',
    sections: [...base.sections, section('p3', 'Three', '<p>3</p>')],
  }
  const { rows, merged } = articleConflict(mine, theirs, base)

  it('are shown where they differ, each with who is preferred', () => {
    expect(rows.map(({ name, mine: own, theirs: other, preferred }) => [name, own?.text, other?.text, preferred])).toEqual([
      ['Title', 'Mine', 'Theirs', undefined],
      ['Featured', 'No', 'Yes', 'theirs'],
      ['Appears at', '20 Nov 2026, 14:05 IST', '1 Dec 2026, 09:00 IST', 'theirs'],
      ['Section 1', 'One\nmine', 'One\n1', 'mine'],
      ['Section 3', undefined, 'Three\n3', 'theirs'],
    ])
  })

  it('become one of what only one of them has changed', () => {
    const result = merged({})
    expect(result).toMatchObject({ title: 'Mine', featured: true, appearsAt: '2026-12-01T09:00', category: 'Loan' })
    expect(result.sections.map(({ description }) => description)).toEqual(['<p>mine</p>', '<p>2</p>', '<p>3</p>'])
  })

  it('become one of what is chosen', () => {
    const chosen = Object.fromEntries(rows.map(({ key, preferred }) => [key, preferred === 'theirs' ? 'mine' : 'theirs'] as const))
    const result = merged(chosen)
    expect(result).toMatchObject({ title: 'Theirs', featured: false, appearsAt: '2026-11-20T14:05' })
    expect(result.sections.map(({ description }) => description)).toEqual(['<p>1</p>', '<p>2</p>'])
  })

  it('keep a section whatever is chosen', () => {
    const conflict = articleConflict({ ...base, sections: [section('p1', 'A', 'a')] }, { ...base, sections: [section('p1', 'A', 'b')] }, base)
    expect(conflict.merged({}).sections).toHaveLength(1)
  })

  it('show and choose each source by itself', () => {
    const source = (id: string, title: string, checkedOn = '2026-10-12') => ({
      id,
      title,
      authority: 'RBI',
      address: `https://www.rbi.org.in/${title}`,
      checkedOn,
    })
    const before = { ...base, sources: [source('p1', 'one')] }
    const own = { ...before, sources: [source('p1', 'one'), source('p2', 'mine')] }
    const other = { ...before, sources: [source('p1', 'one', '2026-11-01')] }
    const conflict = articleConflict(own, other, before)
    expect(conflict.rows.map(({ name, preferred }) => [name, preferred])).toEqual([
      ['Source 1', 'theirs'],
      ['Source 2', 'mine'],
    ])
    expect(conflict.rows[0]?.theirs?.text).toBe('one\nRBI\nhttps://www.rbi.org.in/one\n2026-11-01')
    expect(conflict.merged({}).sources.map(({ title, checkedOn }) => `${title} ${checkedOn}`)).toEqual(['one 2026-11-01', 'mine 2026-10-12'])
    const [first] = conflict.rows
    expect(conflict.merged({ [first?.key ?? '']: 'mine' }).sources[0]?.checkedOn).toBe('2026-10-12')
  })

  it('may differ in their formatting alone', () => {
    const conflict = articleConflict(
      { ...base, sections: [section('p1', 'A', '<p><b>a</b></p>')] },
      { ...base, sections: [section('p1', 'A', '<p>a</p>')] },
      base,
    )
    expect(conflict.rows.map(looksTheSame)).toEqual([true])
  })
})

it('two versions of a story are shown and chosen from', () => {
  const story = { ...emptyStory, title: 'Base', tags: 'a', slides: [{ ...emptySlide, text: 'one' }] }
  const mine = { ...story, tags: 'a, b' }
  const theirs = { ...story, title: 'Theirs', slides: [...story.slides, { ...emptySlide, id: 'p2', text: 'two', ctaLink: '/about' }] }
  const { rows, merged } = storyConflict(mine, theirs, story)
  expect(rows.map(({ name, preferred }) => `${name} ${preferred}`)).toEqual(['Title theirs', 'Tags mine', 'Slide 2 theirs'])
  expect(rows.at(-1)?.theirs?.text).toBe('two\n/about')
  expect(merged({})).toMatchObject({ title: 'Theirs', tags: 'a, b', slides: [{ text: 'one' }, { text: 'two' }] })
  expect(merged({ title: 'mine', tags: 'theirs' })).toMatchObject({ title: 'Base', tags: 'a' })
})
