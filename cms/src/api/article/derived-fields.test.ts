import { columnOfGroup, wordGroups } from '@artha/contract/home-groups'
import { describe, expect, it } from 'vitest'
import { foldTitle } from '../writes/folded-title'
import schema from './content-types/article/schema.json'
import { derivedFieldsOf, homeGroupsOf } from './derived-fields'

const article = { title: 'Home LOANS', category: 'Loan', subcategory: 'News' }

describe('what is worked out when an article is saved', () => {
  it('takes picture and excerpt from the first section', () => {
    const sections = [
      { description: '<p>First &amp; <b>foremost</b></p><p>then</p>', imageUrl: '/uploads/a.webp', imageAlt: 'A house' },
      { description: 'second', imageUrl: '/uploads/b.webp' },
    ]
    expect(derivedFieldsOf({ ...article, sections })).toMatchObject({
      excerpt: 'First & foremost then',
      coverUrl: '/uploads/a.webp',
      coverAlt: 'A house',
      titleFolded: 'home loans',
      inLoan: true,
      inNews: true,
      inTax: false,
    })
  })

  it('takes them from the old fields where there are no sections', () => {
    expect(derivedFieldsOf({ ...article, sections: [], imageUrl: '/o.png', content: '1. A point\nText' })).toMatchObject({
      excerpt: '1. A point Text',
      coverUrl: '/o.png',
      coverAlt: '',
    })
  })

  it('has empty texts where there is nothing', () => {
    expect(derivedFieldsOf(article)).toMatchObject({ excerpt: '', coverUrl: '', coverAlt: '' })
  })

  it('takes a draft of the Studio in which everything is still missing', () => {
    const missing = { title: null, category: null, subcategory: null, sections: [{ description: null }] }
    expect(derivedFieldsOf(missing)).toMatchObject({ titleFolded: '', excerpt: '', inNews: false, inLoan: false })
  })

  it('cuts the excerpt at 150 characters and never inside one', () => {
    const { excerpt } = derivedFieldsOf({ ...article, content: '🪙'.repeat(400) })
    expect(Array.from(excerpt)).toHaveLength(150)
    expect(excerpt).toBe('🪙'.repeat(150))
  })

  it.each([
    ['ÉPARGNE', 'epargne'],
    ['बचत', 'बचत'],
    ['Cafe\u0301', 'cafe'],
    [' India’s “Non‑resident” ', `india's "non-resident"`],
  ])('folds %s', (title, folded) => {
    expect(foldTitle(title)).toBe(folded)
  })
})

const groupNames = (category: string, subcategory: string) =>
  Object.entries(homeGroupsOf({ category, subcategory }))
    .filter(([, isMember]) => isMember)
    .map(([name]) => name)

describe('the groups of the front page', () => {
  it.each([
    ['Finance', 'Personal finance', ['inFinance']],
    ['Finance Blog', 'News', ['inNews', 'inFinance']],
    ['financial planning', 'x', ['inFinance']],
    ['FinTech', 'x', ['inFintech']],
    ['GST', 'CGST', ['inGst']],
    ['Income TAX', 'ITR filing', ['inTax']],
    ['Loan', 'Home loan', ['inLoan']],
    ['Budget', 'Finance budget', ['inBudget']],
    ['Investment', 'Latest newsletter', ['inNews', 'inInvestment']],
    ['Saving', 'Saving tips', ['inSaving']],
    ['Tax saving', 'x', ['inTax', 'inSaving']],
    ['News', 'Updates', []],
    ['All', '', []],
    ['Insurance', 'Health insurance', []],
  ])('%s / %s', (category, subcategory, expected) => {
    expect(groupNames(category, subcategory)).toEqual(expected)
  })
})

describe('the columns of the groups', () => {
  const columns = wordGroups.map(columnOfGroup)
  const isGroupColumn = (name: string) => /^in[A-Z]/.test(name)

  it('are those of the table, private and not to be written in the Studio', () => {
    const found = Object.entries(schema.attributes).filter(([name]) => isGroupColumn(name))
    const column = { type: 'boolean', private: true, configurable: false, visible: false }
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(columns.map((name) => [name, column])))
  })

  it('have an index each, so that a group is read by one', () => {
    const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const indexed = schema.indexes.map((index) => index.columns[0]).filter((name) => name?.startsWith('in_'))
    expect([...indexed].sort()).toEqual(columns.map(snake).sort())
  })
})
