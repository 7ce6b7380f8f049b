import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budgetLink, readBudgetLink } from '../budget/budget-link.ts'
import { mostRows } from './labelled-amounts.ts'
import { netWorthLink, readNetWorthLink } from '../net-worth/net-worth-link.ts'

const query = (text: string) => new URLSearchParams(text)

const anyRows = (max: number) =>
  fc.array(fc.record({ label: fc.string({ unit: 'binary' }).map((each) => `A${each}`), amount: fc.nat(max) }), {
    minLength: 1,
    maxLength: 6,
  })

describe('rows', () => {
  it('are labels and amounts', () => {
    expect(readNetWorthLink(query('asset=Flat%3A+Pune%3A500000&asset=250&liability=Loan:2+lakh&liability=:7'))).toEqual({
      input: {
        assets: [
          { label: 'Flat: Pune', amount: 500_000 },
          { label: 'Asset 2', amount: 250 },
        ],
        liabilities: [
          { label: 'Loan', amount: 200_000 },
          { label: 'Liability 2', amount: 7 },
        ],
      },
      notes: [],
    })
  })

  it('start with two each, with the amounts of a worked example, and at 0 where a link says anything', () => {
    const { assets, liabilities } = readNetWorthLink(query('')).input
    const { incomes, expenses } = readBudgetLink(query('')).input
    for (const list of [assets, liabilities, incomes, expenses]) {
      expect(list).toHaveLength(2)
      expect(list.every(({ amount }) => amount > 0)).toBe(true)
    }
    expect(readBudgetLink(query('income=5')).input).toMatchObject({ expenses: [{ amount: 0 }, { amount: 0 }] })
    expect(readBudgetLink(query('income=5')).input).not.toHaveProperty('isExample')
  })

  it('are explained where an amount is out of range or unreadable, and where they are too many', () => {
    expect(readBudgetLink(query('income=Salary:1e9&expense=Rent:much')).notes).toEqual([
      { parameter: 'income', reason: 'above-maximum', given: '1e9', used: 100_000_000 },
      { parameter: 'expense', reason: 'unreadable', given: 'much', used: 0 },
    ])
    const many = readNetWorthLink(query(Array.from({ length: 500 }, (_, index) => `asset=A${index}:1`).join('&')))
    expect(many.input.assets).toHaveLength(mostRows)
    expect(many.notes).toEqual([{ parameter: 'asset', reason: 'too-many-rows', given: 'A400:1', used: mostRows, left: 100 }])
  })

  it('have labels of one line in which nothing is hidden', () => {
    const label = `Gold\u202e\u0000\n  ring ${'!'.repeat(80)}`
    expect(readNetWorthLink(new URLSearchParams([['asset', `${label}:5`]])).input.assets).toEqual([
      { label: `Gold ring ${'!'.repeat(30)}`, amount: 5 },
    ])
    expect(readNetWorthLink(query('asset=%E2%80%8B:5')).input.assets[0]?.label).toBe('Asset 1')
  })

  it('come back from a link written by us, once labels are clean', () => {
    fc.assert(
      fc.property(anyRows(1_000_000), anyRows(1_000_000), (assets, liabilities) => {
        const first = readNetWorthLink(query(netWorthLink({ assets, liabilities }).toString()))
        expect(first.notes).toEqual([])
        expect(first.input.assets.map(({ amount }) => amount)).toEqual(assets.map(({ amount }) => amount))
        expect(readNetWorthLink(query(netWorthLink(first.input).toString())).input).toEqual(first.input)
      }),
    )
    fc.assert(
      fc.property(anyRows(100_000), (incomes) => {
        const first = readBudgetLink(query(budgetLink({ incomes, expenses: incomes }).toString())).input
        expect(readBudgetLink(query(budgetLink(first).toString())).input).toEqual(first)
      }),
    )
  })
})

it('have the labels that a form without script sends apart', () => {
  const sent = 'incomeLabel=Salary&income=60%2C000&incomeLabel=&income=500&expenseLabel=Rent&expense=9000'
  expect(readBudgetLink(query(sent)).input).toEqual({
    incomes: [
      { label: 'Salary', amount: 60_000 },
      { label: 'Income 2', amount: 500 },
    ],
    expenses: [{ label: 'Rent', amount: 9_000 }],
  })
})
