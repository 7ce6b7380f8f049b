import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budget } from '../budget/budget-calculator.ts'
import { fieldsLink, readFields } from '../definition/read-fields.ts'
import { mostRows } from './labelled-amounts.ts'
import { netWorth } from '../networth/networth-calculator.ts'

const query = (text: string) => new URLSearchParams(text)

const anyRows = (max: number) =>
  fc.array(fc.record({ label: fc.string({ unit: 'binary' }).map((each) => `A${each}`), amount: fc.nat(max) }), {
    minLength: 1,
    maxLength: 6,
  })

describe('rows', () => {
  it('are labels and amounts', () => {
    expect(readFields(netWorth.fields, query('asset=Flat%3A+Pune%3A500000&asset=250&liability=Loan:2+lakh&liability=:7'))).toEqual({
      input: {
        asset: [
          { label: 'Flat: Pune', amount: 500_000 },
          { label: 'Asset 2', amount: 250 },
        ],
        liability: [
          { label: 'Loan', amount: 200_000 },
          { label: 'Liability 2', amount: 7 },
        ],
      },
      notes: [],
    })
  })

  it('start with two each, with the amounts of a worked example, and at 0 where a link says anything', () => {
    const { asset, liability } = readFields(netWorth.fields, query('')).input
    const { income, expense } = readFields(budget.fields, query('')).input
    for (const list of [asset, liability, income, expense]) {
      expect(list).toHaveLength(2)
      expect(list.every(({ amount }) => amount > 0)).toBe(true)
    }
    expect(readFields(budget.fields, query('income=5')).input).toMatchObject({ expense: [{ amount: 0 }, { amount: 0 }] })
  })

  it('are explained where an amount is out of range or unreadable, and where they are too many', () => {
    expect(readFields(budget.fields, query('income=Salary:1e9&expense=Rent:much')).notes).toEqual([
      { parameter: 'income', reason: 'above-maximum', given: '1e9', used: 100_000_000 },
      { parameter: 'expense', reason: 'unreadable', given: 'much', used: 0 },
    ])
    const many = readFields(netWorth.fields, query(Array.from({ length: 500 }, (_, index) => `asset=A${index}:1`).join('&')))
    expect(many.input.asset).toHaveLength(mostRows)
    expect(many.notes).toEqual([{ parameter: 'asset', reason: 'too-many-rows', given: 'A400:1', used: mostRows, left: 100 }])
  })

  it('have labels of one line in which nothing is hidden', () => {
    const label = `Gold\u202e\u0000\n  ring ${'!'.repeat(80)}`
    expect(readFields(netWorth.fields, new URLSearchParams([['asset', `${label}:5`]])).input.asset).toEqual([
      { label: `Gold ring ${'!'.repeat(30)}`, amount: 5 },
    ])
    expect(readFields(netWorth.fields, query('asset=%E2%80%8B:5')).input.asset[0]?.label).toBe('Asset 1')
  })

  it('come back from a link written by us, once labels are clean', () => {
    fc.assert(
      fc.property(anyRows(1_000_000), anyRows(1_000_000), (asset, liability) => {
        const first = readFields(netWorth.fields, query(fieldsLink(netWorth.fields, { asset, liability }).toString()))
        expect(first.notes).toEqual([])
        expect(first.input.asset.map(({ amount }) => amount)).toEqual(asset.map(({ amount }) => amount))
        expect(readFields(netWorth.fields, query(fieldsLink(netWorth.fields, first.input).toString())).input).toEqual(first.input)
      }),
    )
    fc.assert(
      fc.property(anyRows(100_000), (income) => {
        const first = readFields(budget.fields, query(fieldsLink(budget.fields, { income, expense: income }).toString())).input
        expect(readFields(budget.fields, query(fieldsLink(budget.fields, first).toString())).input).toEqual(first)
      }),
    )
  })
})

it('have the labels that a form without script sends apart', () => {
  const sent = 'incomeLabel=Salary&income=60%2C000&incomeLabel=&income=500&expenseLabel=Rent&expense=9000'
  expect(readFields(budget.fields, query(sent)).input).toEqual({
    income: [
      { label: 'Salary', amount: 60_000 },
      { label: 'Income 2', amount: 500 },
    ],
    expense: [{ label: 'Rent', amount: 9_000 }],
  })
})
