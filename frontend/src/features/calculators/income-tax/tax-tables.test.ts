import { shippedFigures } from '@artha/contract/figures/all-figures'
import { expect, it } from 'vitest'
import { taxOnIncome } from './tax-on-income.ts'
import { taxRules } from './tax-rules.ts'
import { sideBySide, slabTable } from './tax-tables.ts'

const rulesOf = (regime: 'new' | 'old') => {
  const rules = taxRules(shippedFigures, '2026-27', regime, 'below60')
  if (!rules) throw new Error(`No rules of the ${regime} regime`)
  return rules
}
const [ofNew, ofOld] = [rulesOf('new'), rulesOf('old')]

it.each([
  [0, ['Tax']],
  [300_000, ['Income', 'Taxable income', 'Tax by slabs', 'Rebate', 'Tax']],
  [1_500_000, ['Income', 'Taxable income', 'Tax by slabs', 'Health and education cess', 'Tax']],
  [6_000_000, ['Income', 'Taxable income', 'Tax by slabs', 'Surcharge', 'Health and education cess', 'Tax']],
])('both regimes on ₹%s have only the steps with an amount, and the tax', (income, begins) => {
  const { rows } = sideBySide(taxOnIncome(ofNew, income), taxOnIncome(ofOld, income))
  expect(rows.map(({ name }, at) => name.startsWith(begins[at] ?? 'none'))).toEqual(begins.map(() => true))
})

it.each([
  [0, undefined],
  [300_000, 1],
  [900_000, 3],
])('a regime on ₹%s has the slabs that it reaches', (income, count) => {
  expect(slabTable('New regime by slabs', ofNew, income)?.rows.length).toBe(count)
})
