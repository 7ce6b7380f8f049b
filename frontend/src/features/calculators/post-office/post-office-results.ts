import { growthLessOne } from '../arithmetic/annuity.ts'
import { finiteResults } from '../arithmetic/finite-results.ts'

export const schemes = ['nsc', 'kvp', 'scss', 'mis', 'td1', 'td2', 'td3', 'td5'] as const
export type Scheme = (typeof schemes)[number]

/** The payments of a scheme: all at the end, or a number of payments a year. */
interface SchemeRule {
  /** Absent if the number of months is notified. */
  years?: number
  paymentsPerYear?: number
  /** The number of compoundings within the year of a payment. */
  compoundings?: number
}

export const schemeRules: Readonly<Record<Scheme, SchemeRule>> = {
  nsc: { years: 5 },
  kvp: {},
  scss: { years: 5, paymentsPerYear: 4 },
  mis: { years: 5, paymentsPerYear: 12 },
  td1: { years: 1, paymentsPerYear: 1, compoundings: 4 },
  td2: { years: 2, paymentsPerYear: 1, compoundings: 4 },
  td3: { years: 3, paymentsPerYear: 1, compoundings: 4 },
  td5: { years: 5, paymentsPerYear: 1, compoundings: 4 },
}

export interface SchemeTerms {
  scheme: Scheme
  amount: number
  annualRate: number
  /** The months in which the amount doubles, as notified with the rate; undefined if none are notified. */
  doublingMonths: number | undefined
}

/** Kisan Vikas Patra doubles the amount; the time is notified and not calculated. */
const doubled = (amount: number, months: number | undefined) => ({ maturityValue: amount * 2, interest: amount, payout: undefined, months })

/**
 * The payments of a post office scheme, in rupees and unrounded. If interest is paid out, only the deposit is repaid at the end. A time deposit pays
 * interest once a year; its value here is the deposit plus all interest.
 */
export function schemeFigures({ scheme, amount, annualRate, doublingMonths }: SchemeTerms) {
  const { years, paymentsPerYear, compoundings } = schemeRules[scheme]
  if (years === undefined) return doubled(amount, doublingMonths)
  const months = years * 12
  if (paymentsPerYear === undefined) {
    const interest = amount * growthLessOne(annualRate / 100, years)
    return (
      finiteResults({ maturityValue: amount + interest, interest, months }) && {
        maturityValue: amount + interest,
        interest,
        payout: undefined,
        months,
      }
    )
  }
  const payout = compoundings ? amount * growthLessOne(annualRate / 100 / compoundings, compoundings) : (amount * annualRate) / 100 / paymentsPerYear
  const interest = payout * paymentsPerYear * years
  const maturityValue = compoundings ? amount + interest : amount
  return finiteResults({ maturityValue, interest, payout, months })
}
