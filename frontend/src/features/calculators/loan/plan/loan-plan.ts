import type { LoanTerms } from '../loan-results.ts'

/** The frequency of a part payment. */
export const partPaymentKinds = ['once', 'monthly', 'yearly'] as const
export type PartPaymentKind = (typeof partPaymentKinds)[number]

/** The effect of a change: `time` moves the end and keeps the instalment, `emi` changes the instalment and keeps the end. */
export const planEffects = ['time', 'emi'] as const
export type PlanEffect = (typeof planEffects)[number]

/** The due date of an instalment: the end of each month, or its start. */
export const instalmentModes = ['arrears', 'advance'] as const
export type InstalmentMode = (typeof instalmentModes)[number]

/** `rupee`: rounded up to whole rupees as banks do, with the last instalment adjusted. */
export const instalmentRoundings = ['exact', 'rupee'] as const
export type InstalmentRounding = (typeof instalmentRoundings)[number]

/**
 * An amount in rupees, paid right after instalment `from` (counted from 1) and then repeated by kind, up to instalment `until`. An amount of Infinity
 * closes the loan.
 */
export type PartPayment = { kind: PartPaymentKind; from: number; until?: number; amount: number; effect: PlanEffect }

/** Another nominal annual rate in percent, charged from the interest of instalment `from` on. */
export type RateStep = { from: number; annualRatePercent: number; effect: PlanEffect }

/** A loan with its whole plan. Fees are deducted at disbursal; the GST applies to the prepayment charge. */
export interface LoanPlan {
  terms: LoanTerms
  partPayments: readonly PartPayment[]
  rateSteps: readonly RateStep[]
  fees: number
  chargePercent: number
  chargeGstPercent: number
  /** Months before the first instalment without payments; their interest is added to the balance. */
  moratoriumMonths: number
  mode: InstalmentMode
  rounding: InstalmentRounding
}

/** The loan without any plan. */
export const plainLoan = (terms: LoanTerms): LoanPlan => ({
  terms,
  partPayments: [],
  rateSteps: [],
  fees: 0,
  chargePercent: 0,
  chargeGstPercent: 0,
  moratoriumMonths: 0,
  mode: 'arrears',
  rounding: 'exact',
})
