import { figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { noneNegative } from '../arithmetic/finite-results.ts'
import { asFiled } from '../income-tax/tax-rounding.ts'
import { gainTax, type GainTerms } from './gain-rules.ts'
import { nothingToWorkOut, refuse, type Refusal } from '../definition/refusal.ts'

/**
 * The gain, the taxable part and the tax, before surcharge and cess. No tax if slab rates apply. The taxable gain is rounded to ten rupees as if it
 * were the whole income, and so is `payable`, the tax with cess.
 */
export function gainResults(rows: readonly DatedFigure[], terms: GainTerms) {
  const { cost, price, expenses, bought, sold } = terms
  if (!noneNegative(cost, price, expenses)) return nothingToWorkOut
  if (sold < bought) return refuse('The sale date is before the purchase date: change one of them.')
  const gain = price - expenses - cost
  const of = gainTax(rows, terms, gain)
  if (!of) return refuse('No result: we have rules for sales from 23 Jul 2024, and a figure is missing for that date.')
  const taxableGain = asFiled(Math.max(0, of.taxable))
  const tax = of.rate === undefined && taxableGain > 0 ? undefined : (taxableGain * (of.rate ?? 0)) / 100
  const cessPercent = numberOf(figureOn(rows, 'it-cess', sold))
  const unrounded = tax === undefined || cessPercent === undefined ? undefined : tax * (1 + cessPercent / 100)
  return { gain, taxableGain, tax, cessPercent, unrounded, payable: unrounded === undefined ? undefined : asFiled(unrounded), of }
}

/** The results for a sale. */
export type GainResults = Exclude<ReturnType<typeof gainResults>, Refusal>
