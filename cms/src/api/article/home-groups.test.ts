import { describe, expect, it } from 'vitest'
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
