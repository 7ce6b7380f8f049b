import { describe, expect, it } from 'vitest'
import { bulkChange } from './bulk-change'

const row = (over: object = {}) => ({ category: 'Tax', subcategory: 'Income tax', tags: 'gold, EMI', ...over })
const twenty = Array.from({ length: 20 }, (_, at) => `tag ${at}`).join(', ')

describe('a tag', () => {
  it.each([
    ['tag', 'silver', 'gold, EMI', { tags: 'gold, EMI, silver' }],
    ['tag', 'emi', 'gold, EMI', undefined],
    ['tag', 'silver', null, { tags: 'silver' }],
    ['untag', 'Gold', 'gold, EMI', { tags: 'EMI' }],
    ['untag', 'gold', 'gold loan', undefined],
    ['untag', 'gold', null, undefined],
    ['untag', 'gold', 'gold', { tags: '' }],
    ['tag', 'tag 3', twenty, undefined],
    ['untag', 'tag 3', `${twenty}, one more`, { tags: `${twenty}, one more`.replace('tag 3, ', '') }],
  ] as const)('%s %s on "%s"', (action, tag, tags, columns) => {
    expect(bulkChange({ action, tag, articles: [] }, [row({ tags })])).toEqual({ columns: [columns] })
  })

  it('is put on each row by itself', () => {
    const rows = [row({ tags: 'gold' }), row({ tags: '' })]
    expect(bulkChange({ action: 'tag', tag: 'gold', articles: [] }, rows)).toEqual({ columns: [undefined, { tags: 'gold' }] })
  })

  it('is refused where there are twenty', () => {
    expect(bulkChange({ action: 'tag', tag: 'gold', articles: [] }, [row(), row({ tags: twenty })])).toEqual({ problem: 'It already has 20 tags' })
  })
})

describe('a category', () => {
  const into = (category: 'GST' | 'Tax' | 'Insurance', subcategory: string) => ({
    action: 'categorise' as const,
    category,
    subcategory,
    articles: [],
  })

  it('is written where it is another', () => {
    expect(bulkChange(into('GST', 'CGST'), [row(), row({ category: 'GST', subcategory: 'CGST' })])).toEqual({
      columns: [{ category: 'GST', subcategory: 'CGST' }, undefined],
    })
  })

  it.each([
    [into('GST', 'Income tax'), 'Choose a subcategory from the list'],
    [into('Insurance', 'Life'), 'Choose a category from the list'],
  ])('is refused outside the lists of the form', (change, problem) => {
    expect(bulkChange(change, [row()])).toEqual({ problem })
  })

  it('of the old list stays where it stood', () => {
    const old = row({ category: 'Insurance', subcategory: 'Health' })
    expect(bulkChange(into('Insurance', 'Health'), [old])).toEqual({ columns: [undefined] })
    expect(bulkChange(into('Insurance', 'Life'), [old])).toEqual({ problem: 'Choose a subcategory from the list' })
  })
})
