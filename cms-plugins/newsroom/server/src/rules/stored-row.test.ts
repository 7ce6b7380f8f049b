import { describe, expect, it } from 'vitest'
import { hasSameContent, publishedAndDraft, contentOf } from './stored-row'

const row = {
  id: 7,
  documentId: 'abc',
  locale: null,
  createdAt: '2026-01-01',
  updatedAt: '2026-01-02',
  publishedAt: null,
  createdBy: { id: 1 },
  title: 'Gold',
  version: 3,
  tags: ['a', 'b'],
  sections: [{ id: 12, subtitle: 'One', link: { id: 4, to: '/x' } }],
}

describe('what is written in a row', () => {
  it('has no numbers of rows and nothing that belongs to the row itself', () => {
    expect(contentOf(row)).toEqual({ title: 'Gold', version: 3, tags: ['a', 'b'], sections: [{ subtitle: 'One', link: { to: '/x' } }] })
  })

  it('is the same whatever the numbers, the dates of the row and the order of names', () => {
    const { title, ...others } = { ...row, id: 8, publishedAt: '2026-01-02', sections: [{ link: { to: '/x' }, subtitle: 'One', id: 99 }] }
    expect(hasSameContent(row, { ...others, title })).toBe(true)
  })

  it.each([{ title: 'Silver' }, { tags: ['b', 'a'] }, { sections: [] }, { publicationDate: '2026-03-01' }])('is another with %j', (over) => {
    expect(hasSameContent(row, { ...row, ...over })).toBe(false)
  })
})

it('tells the published row from the draft', () => {
  const published = { ...row, publishedAt: '2026-01-02' }
  expect(publishedAndDraft([row, published])).toEqual({ published, draft: row })
  expect(publishedAndDraft([row])).toEqual({ published: undefined, draft: row })
})
