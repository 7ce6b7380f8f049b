import { columnOfGroup, wordGroups } from '@artha/contract/home-groups'
import { describe, expect, it } from 'vitest'
import schema from './content-types/article/schema.json'
import { homeGroupsOf } from './home-groups'

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
