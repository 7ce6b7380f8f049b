import type { DatedFigure } from '@artha/contract/figure-on'
import { roundTo } from '../../../lib/rounding.ts'
import { noneNegative } from '../arithmetic/finite-results.ts'
import { addedUp } from '../definition/shown-results.ts'
import { countedDeductions, type CountedDeduction, type OldDeductions } from './old-deductions.ts'
import { asFiled } from './tax-rounding.ts'
import { taxOnIncome, unroundedTaxOn, type TaxSteps } from './tax-on-income.ts'
import { taxRules, type AgeBand, type Regime, type TaxRules } from './tax-rules.ts'
import { nothingToWorkOut, refuse, type Refusal } from '../definition/refusal.ts'

type Counted = readonly CountedDeduction[]
const sumOf = (parts: Counted) => parts.reduce((sum, { counted }) => sum + counted, 0)

/** A year's income, in rupees. `deductions` is the total for the old regime and overrides the single ones. */
export interface TaxTerms extends OldDeductions {
  taxYear: string
  age: AgeBand
  salary: number
  otherIncome: number
  /** Capital gains and dividends. They have their own rates and are in none of these results. */
  gains: number
  deductions: number
  employerNps: number
}

/** In rupees. Above it, no rule says how to share surcharge between gains and other income. */
const gainsSettledUpTo = 20_000_000

/** True if adding the gains to the income crosses a threshold of the rebate or the surcharge. */
function crosses({ rebate, surcharge }: TaxRules, income: number, gains: number) {
  const thresholds = [rebate.limit, ...surcharge.map(({ from }) => from)]
  return thresholds.some((threshold) => asFiled(income) <= threshold && asFiled(income + gains) > threshold)
}

/** The standard deduction applies only to salary, and is at most the salary. */
const standardDeductionOf = ({ salary }: TaxTerms, { standardDeduction }: TaxRules) => Math.min(salary, standardDeduction)

const taxable = (terms: TaxTerms, rules: TaxRules, deductions: number) =>
  Math.max(0, terms.salary - standardDeductionOf(terms, rules) + terms.otherIncome - terms.employerNps - deductions)

const halvings = 60

/** The deductions from which on the old regime costs less than the new one, before rounding. Undefined if no amount is enough. */
function winningDeductions(terms: TaxTerms, rules: TaxRules, ofNew: TaxSteps, newTax: number) {
  const taxAt = (deductions: number) => unroundedTaxOn(rules, taxable(terms, rules, deductions))
  let [low, high] = [0, terms.salary + terms.otherIncome]
  if (ofNew.tax <= 0 || taxAt(high) > newTax) return undefined
  if (taxAt(low) < newTax) return 0
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2
    if (taxAt(middle) <= newTax) high = middle
    else low = middle
  }
  return Math.round(high * 100) / 100
}

/** The part of home-loan interest that counts, and the tax that it saves in the old regime. Undefined if none counts. */
function savedByInterest(terms: TaxTerms, { parts, without, rules }: { parts: Counted; without: Counted; rules: TaxRules }) {
  const [all, others] = [sumOf(parts), sumOf(without)]
  if (terms.deductions > 0 || all === others) return undefined
  const taxAt = (deductions: number) => taxOnIncome(rules, taxable(terms, rules, deductions)).tax
  return { counted: all - others, saved: taxAt(others) - taxAt(all) }
}

/** The salary increase for which the page shows the amount left after tax, unrounded. */
const nextSum = 100

export function bothRegimes(rows: readonly DatedFigure[], terms: TaxTerms) {
  const { taxYear, age, salary, otherIncome, gains, employerNps } = terms
  const parts = countedDeductions(rows, taxYear, age, terms)
  const without = countedDeductions(rows, taxYear, age, { ...terms, homeLoanInterest: 0 })
  const [newRules, oldRules] = [taxRules(rows, taxYear, 'new', age), taxRules(rows, taxYear, 'old', age)]
  if (!parts || !without || !newRules || !oldRules) return refuse(`No result: some official figures for tax year ${taxYear} are not available.`)
  if (!noneNegative(salary, otherIncome, gains, employerNps)) return nothingToWorkOut
  const deductions = terms.deductions > 0 ? terms.deductions : sumOf(parts)
  const [newIncome, oldIncome] = [taxable(terms, newRules, 0), taxable(terms, oldRules, deductions)]
  if (gains > 0 && salary + otherIncome + gains > gainsSettledUpTo) {
    return refuse(
      'For 2026-27, we do not calculate mixed income with gains above ₹2 crore: no source we found settles how surcharge relief is shared.',
    )
  }
  if (gains > 0 && (crosses(newRules, newIncome, gains) || crosses(oldRules, oldIncome, gains))) {
    return refuse('These gains take the income past a rebate or surcharge limit; the effect on the rest is not calculated here.')
  }
  const [ofNew, ofOld] = [taxOnIncome(newRules, newIncome), taxOnIncome(oldRules, oldIncome)]
  const more = { ...terms, salary: salary + nextSum }
  const [lower, takenOff] = ofNew.tax <= ofOld.tax ? [newRules, 0] : [oldRules, deductions]
  const unroundedOf = (of: TaxTerms) => unroundedTaxOn(lower, taxable(of, lower, takenOff))
  return {
    ofNew,
    ofOld,
    newRules,
    oldRules,
    parts,
    deductions,
    standardDeductions: { new: standardDeductionOf(terms, newRules), old: standardDeductionOf(terms, oldRules) },
    saving: Math.abs(ofOld.tax - ofNew.tax),
    kept: nextSum - (unroundedOf(more) - unroundedOf(terms)),
    interest: savedByInterest(terms, { parts, without, rules: oldRules }),
    winningDeductions: winningDeductions(terms, oldRules, ofNew, unroundedTaxOn(newRules, newIncome)),
  }
}

/** The results for a year's income. */
export type BothRegimes = Exclude<ReturnType<typeof bothRegimes>, Refusal>

type Named<Regime extends string> = { [Step in keyof TaxSteps as `${Regime}${Capitalize<Step>}`]: number }

/** Renames the steps of a regime for programs: "newTax" and so on. */
export const namedSteps = <const Of extends Regime>(regime: Of, steps: TaxSteps) =>
  Object.fromEntries(
    Object.entries<number>({ ...steps }).map(([name, value]) => [regime + name.charAt(0).toUpperCase() + name.slice(1), value]),
  ) as Named<Of>

/** The steps rounded for display: they add up to the tax before rounding, and with `rounding` to the tax. */
export function shownSteps(steps: TaxSteps, decimals: number): TaxSteps {
  const parts = ['slabTax', '-rebate', '-marginalRelief', 'surcharge', '-surchargeRelief', 'cess'] as const
  const shown = addedUp(steps, decimals, { whole: 'unroundedTax', parts })
  return { ...shown, rounding: roundTo(shown.tax - shown.unroundedTax, decimals) }
}
