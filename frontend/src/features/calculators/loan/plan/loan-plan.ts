import type { LoanTerms } from '../loan-figures.ts'

/** How often somebody pays more than the instalment. */
export const partPaymentKinds = ['once', 'monthly', 'yearly'] as const
export type PartPaymentKind = (typeof partPaymentKinds)[number]

/** What a change does: the loan ends at another time and the instalment stays, or the instalment changes and the end stays. */
export const planEffects = ['time', 'emi'] as const
export type PlanEffect = (typeof planEffects)[number]

/** When an instalment is due: at the end of each month, or at its start. */
export const instalmentModes = ['arrears', 'advance'] as const
export type InstalmentMode = (typeof instalmentModes)[number]

/** `rupee`: as banks do it, rounded up to the rupee, with the last instalment adjusted. */
export const instalmentRoundings = ['exact', 'rupee'] as const
export type InstalmentRounding = (typeof instalmentRoundings)[number]

/**
 * Rupees paid right after instalment `from` (counted from 1), and then as often as the kind says, with `until` as the last
 * instalment that it may follow. An amount of Infinity closes the loan.
 */
export type PartPayment = { kind: PartPaymentKind; from: number; until?: number; amount: number; effect: PlanEffect }

/** Another nominal yearly rate: the interest of instalment `from` is the first to be charged at it. */
export type RateStep = { from: number; annualRatePercent: number; effect: PlanEffect }

/** A loan with all that is planned for it. Fees are kept back when it is paid out; the GST is on the charge. */
export interface LoanPlan {
  terms: LoanTerms
  partPayments: readonly PartPayment[]
  rateSteps: readonly RateStep[]
  fees: number
  chargePercent: number
  chargeGstPercent: number
  /** Months before the first instalment in which nothing is paid; their interest is added to what is owed. */
  moratoriumMonths: number
  mode: InstalmentMode
  rounding: InstalmentRounding
}

/** The loan as it was taken: what nobody plans does not happen. */
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
