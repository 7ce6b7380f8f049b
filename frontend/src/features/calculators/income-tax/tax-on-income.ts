import { asFiled } from './tax-rounding.ts'
import { taxBySlab, type TaxRules } from './tax-rules.ts'

/** The tax on an income step by step, in rupees. Only income and tax are rounded. */
export interface TaxSteps {
  /** The income before rounding. */
  unroundedIncome: number
  /** The income rounded as filed. */
  taxableIncome: number
  slabTax: number
  /** Subtracted if the income is within the rebate limit. */
  rebate: number
  /** Subtracted just above that limit, so that the tax is at most the income above it. */
  marginalRelief: number
  surcharge: number
  /** Subtracted just above a surcharge threshold. */
  surchargeRelief: number
  cess: number
  unroundedTax: number
  /** The change from rounding the tax to ten rupees; may be negative. */
  rounding: number
  /** The tax rounded as filed. */
  tax: number
}

const slabTaxOn = ({ slabs }: TaxRules, income: number) => taxBySlab(slabs, income).reduce((sum, { tax }) => sum + tax, 0)

/** The rebate within its limit, or the marginal relief above it if the regime has one. */
function takenOff({ rebate: { limit, most, hasRelief } }: TaxRules, income: number, slabTax: number) {
  if (income <= limit) return { rebate: Math.min(slabTax, most), marginalRelief: 0 }
  return { rebate: 0, marginalRelief: hasRelief ? Math.max(0, slabTax - (income - limit)) : 0 }
}

const surchargePercent = ({ surcharge }: TaxRules, income: number) =>
  surcharge.find(({ from, upTo }) => income > from && income <= (upTo ?? Infinity))?.percent ?? 0

/**
 * The surcharge at the rate of the income's band, and its marginal relief. Tax and surcharge are at most those on the band's lower threshold, with
 * the surcharge of the band below, plus the income above the threshold.
 */
function surchargeOn(rules: TaxRules, income: number, tax: number) {
  const surcharge = (tax * surchargePercent(rules, income)) / 100
  const threshold = rules.surcharge.findLast(({ from }) => from > 0 && income > from)?.from
  if (threshold === undefined) return { surcharge, surchargeRelief: 0 }
  const before = slabTaxOn(rules, threshold) * (1 + surchargePercent(rules, threshold) / 100)
  return { surcharge, surchargeRelief: Math.max(0, tax + surcharge - (before + income - threshold)) }
}

/** Slabs, rebate, relief, surcharge, its relief and cess, in the order of the Act. */
function stepsOf(rules: TaxRules, taxableIncome: number) {
  const slabTax = slabTaxOn(rules, taxableIncome)
  const { rebate, marginalRelief } = takenOff(rules, taxableIncome, slabTax)
  const beforeSurcharge = slabTax - rebate - marginalRelief
  const { surcharge, surchargeRelief } = surchargeOn(rules, taxableIncome, beforeSurcharge)
  const beforeCess = beforeSurcharge + surcharge - surchargeRelief
  const cess = (beforeCess * rules.cessPercent) / 100
  return { slabTax, rebate, marginalRelief, surcharge, surchargeRelief, cess, unroundedTax: beforeCess + cess }
}

/** The tax on an income as filed: the income is rounded before the slabs and the tax at the end, nothing in between. */
export function taxOnIncome(rules: TaxRules, income: number): TaxSteps {
  const taxableIncome = asFiled(income)
  const steps = stepsOf(rules, taxableIncome)
  const tax = asFiled(steps.unroundedTax)
  return { unroundedIncome: income, taxableIncome, ...steps, rounding: tax - steps.unroundedTax, tax }
}

/** The tax without any rounding, for comparisons finer than ten rupees, such as the point at which two regimes cost the same. */
export const unroundedTaxOn = (rules: TaxRules, income: number) => stepsOf(rules, income).unroundedTax
