import { numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { percentText, wholeRupees } from '../../../lib/money.ts'
import type { TableOf } from '../definition/calculator.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { shownSteps } from './both-regimes.ts'
import type { TaxSteps } from './tax-on-income.ts'
import { taxBySlab, type TaxRules } from './tax-rules.ts'

/** The label of a slab: "₹4,00,000 to ₹8,00,000". */
export const bandText = (from: number, upTo: number | null) =>
  upTo === null ? `Above ${wholeRupees(from)}` : `${wholeRupees(from)} to ${wholeRupees(upTo)}`

const both: readonly [string, keyof TaxSteps][] = [
  ['Income after deductions', 'unroundedIncome'],
  ['Taxable income, rounded to ten rupees (s. 288A / s. 516)', 'taxableIncome'],
  ['Tax by slabs (new: s. 115BAC / s. 202; old: Finance Act)', 'slabTax'],
  ['Rebate (s. 87A / s. 156)', 'rebate'],
  ['Marginal relief on the rebate (s. 87A / s. 156)', 'marginalRelief'],
  ['Surcharge (Finance Act, First Schedule)', 'surcharge'],
  ['Marginal relief on surcharge', 'surchargeRelief'],
  ['Health and education cess (Finance Act 2026, s. 3)', 'cess'],
  ['Rounding to ten rupees', 'rounding'],
  ['Tax (s. 288B / s. 516)', 'tax'],
]

/** Both regimes, step by step. Steps that are nil in both are left out, except the tax. */
export function sideBySide(ofNew: TaxSteps, ofOld: TaxSteps): TableOf {
  const regimes = [ofNew, ofOld].map((of) => shownSteps(of, 2))
  return {
    title: 'Both side by side',
    caption: 'Both regimes step by step, in rupees',
    heads: ['Step', 'New regime', 'Old regime'],
    rows: both
      .filter(([, step]) => step === 'tax' || regimes.some((of) => of[step] !== 0))
      .map(([name, step]) => ({ name, paise: regimes.map((of) => inPaise(of[step], 'paisa')) })),
  }
}

/** The income and tax in each slab that a regime's income reaches. Undefined without income. */
export function slabTable(title: string, rules: TaxRules, income: number): TableOf | undefined {
  const rows = taxBySlab(rules.slabs, income)
    .filter(({ part }) => part > 0)
    .map(({ from, upTo, percent, part, tax }) => ({
      name: `${bandText(from, upTo)}: ${percentText(percent)}`,
      paise: [inPaise(part, 'paisa'), inPaise(tax, 'paisa')],
    }))
  if (rows.length === 0) return undefined
  const sum = (column: number) => rows.reduce((all, { paise }) => all + (paise[column] ?? 0), 0)
  return {
    title,
    caption: `${title}, in rupees`,
    heads: ['Slice of income', 'Amount', 'Tax'],
    rows,
    total: { name: 'Total', paise: [sum(0), sum(1)] },
  }
}

const instalments = [
  ['15 June', 'jun-15'],
  ['15 September', 'sep-15'],
  ['15 December', 'dec-15'],
  ['15 March', 'mar-15'],
] as const

/** The due dates of advance tax and the total due by each, for the cheaper regime. Undefined below the threshold. */
export function advanceTaxTable(row: DatedFigure | undefined, tax: number): TableOf | undefined {
  if (tax < (numberOf(row, 'threshold') ?? Infinity)) return undefined
  return {
    title: 'Advance tax (s. 207 to 211 / s. 403, 404 and 408)',
    caption: 'Advance tax in the cheaper regime, in rupees, including TDS',
    note: 'Tax on salary is deducted monthly; these dates are for other income. Residents aged 60 or over with no business income pay none.',
    heads: ['Due by', 'Total by then'],
    rows: instalments.map(([name, part]) => ({ name, paise: [inPaise((tax * (numberOf(row, part) ?? 0)) / 100, 'rupee')] })),
  }
}
