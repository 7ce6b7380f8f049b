import { describe, expect, it } from 'vitest'
import { bulkSummary } from './bulk-texts.ts'

const titles = new Map([
  ['a', 'Gold loans'],
  ['b', 'The budget'],
])
const done = (_id: string) => ({ _id, happened: 'done' as const })
const refused = (_id: string, because?: string) => ({ _id, happened: 'refused' as const, ...(because && { because }) })

describe('what is said of a change of several articles', () => {
  it.each([
    ['publish', 'Published: 1 article'],
    ['unpublish', 'Unpublished: 1 article'],
    ['categorise', 'Category changed: 1 article'],
    ['tag', 'Tagged: 1 article'],
    ['untag', 'Tag removed: 1 article'],
    ['delete', 'Moved to the bin: 1 article'],
    ['undo', 'Undone: 1 article'],
  ] as const)('%s: %s', (action, title) => {
    expect(bulkSummary(action, { outcomes: [done('a')] }, titles)).toEqual({ kind: 'done', title, others: [] })
  })

  it('names those to which it did not happen, and why', () => {
    expect(bulkSummary('tag', { outcomes: [done('a'), done('c'), refused('b', 'Not yours.')] }, titles)).toEqual({
      kind: 'done',
      title: 'Tagged: 2 articles, 1 failed',
      others: [{ id: 'b', title: 'The budget', because: 'Not yours.' }],
    })
  })

  it('says so where nothing was changed', () => {
    expect(bulkSummary('tag', { outcomes: [refused('x')] }, titles)).toEqual({
      kind: 'failed',
      title: 'Nothing was changed',
      others: [{ id: 'x', title: 'An article', because: 'It was not changed.' }],
    })
  })
})
