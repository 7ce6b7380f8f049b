import { asFiled } from './as-filed.ts'
import { taxBySlab, type TaxRules } from './tax-rules.ts'

/** The tax on an income, step by step, in rupees. What stands between income and tax is not rounded. */
export interface TaxSteps {
  /** As it is worked out, before it is rounded. */
  unroundedIncome: number
  /** As it is filed. */
  taxableIncome: number
  slabTax: number
  /** Taken off where the income is within the limit of the rebate. */
  rebate: number
  /** Just above that limit: tax is at most the income above it. */
  marginalRelief: number
  surcharge: number
  /** Just above a threshold of the surcharge. */
  surchargeRelief: number
  cess: number
  unroundedTax: number
  /** What rounding the tax to ten rupees adds, or takes off where it is below zero. */
  rounding: number
  /** As it is filed. */
  tax: number
}

const slabTaxOn = ({ slabs }: TaxRules, income: number) => taxBySlab(slabs, income).reduce((sum, { tax }) => sum + tax, 0)

/** The rebate within its limit, and what relief takes off above it where the regime knows one. */
function takenOff({ rebate: { limit, most, hasRelief } }: TaxRules, income: number, slabTax: number) {
  if (income <= limit) return { rebate: Math.min(slabTax, most), marginalRelief: 0 }
  return { rebate: 0, marginalRelief: hasRelief ? Math.max(0, slabTax - (income - limit)) : 0 }
}

const surchargePercent = ({ surcharge }: TaxRules, income: number) =>
  surcharge.find(({ from, upTo }) => income > from && income <= (upTo ?? Infinity))?.percent ?? 0

/**
 * Surcharge by the whole income's band. Tax and surcharge are at most those on the band's own threshold, which carry the
 * surcharge of the band below, and the income above it.
 */
function surchargeOn(rules: TaxRules, income: number, tax: number) {
  const surcharge = (tax * surchargePercent(rules, income)) / 100
  const threshold = rules.surcharge.findLast(({ from }) => from > 0 && income > from)?.from
  if (threshold === undefined) return { surcharge, surchargeRelief: 0 }
  const before = slabTaxOn(rules, threshold) * (1 + surchargePercent(rules, threshold) / 100)
  return { surcharge, surchargeRelief: Math.max(0, tax + surcharge - (before + income - threshold)) }
}

/** Slabs, rebate, relief, surcharge, its relief and cess, in the order in which the Act has them. */
function stepsOf(rules: TaxRules, taxableIncome: number) {
  const slabTax = slabTaxOn(rules, taxableIncome)
  const { rebate, marginalRelief } = takenOff(rules, taxableIncome, slabTax)
  const beforeSurcharge = slabTax - rebate - marginalRelief
  const { surcharge, surchargeRelief } = surchargeOn(rules, taxableIncome, beforeSurcharge)
  const beforeCess = beforeSurcharge + surcharge - surchargeRelief
  const cess = (beforeCess * rules.cessPercent) / 100
  return { slabTax, rebate, marginalRelief, surcharge, surchargeRelief, cess, unroundedTax: beforeCess + cess }
}

/** The tax on an income as it is filed: the income is rounded before the slabs, the tax at the end, and nothing in between. */
export function taxOnIncome(rules: TaxRules, income: number): TaxSteps {
  const taxableIncome = asFiled(income)
  const steps = stepsOf(rules, taxableIncome)
  const tax = asFiled(steps.unroundedTax)
  return { unroundedIncome: income, taxableIncome, ...steps, rounding: tax - steps.unroundedTax, tax }
}

/** The same without any rounding: where two regimes cost the same, or what is left of some more rupees, lies between steps of ten. */
export const unroundedTaxOn = (rules: TaxRules, income: number) => stepsOf(rules, income).unroundedTax
