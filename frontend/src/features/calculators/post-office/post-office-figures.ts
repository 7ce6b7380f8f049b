import { growthLessOne } from '../arithmetic/annuity.ts'
import { finiteFigures } from '../arithmetic/finite-figures.ts'

export const schemes = ['nsc', 'kvp', 'scss', 'mis', 'td1', 'td2', 'td3', 'td5'] as const
export type Scheme = (typeof schemes)[number]

/** How a scheme pays: all at its end, or a payment so many times a year. */
interface SchemeRule {
  /** None where the months are notified. */
  years?: number
  paymentsPerYear?: number
  /** Within the year that a payment is for. */
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
  /** In which the amount doubles, as notified with the rate; absent where none is notified. */
  doublingMonths: number | undefined
}

/** Kisan Vikas Patra doubles; how long that takes is notified, not reckoned. */
const doubled = (amount: number, months: number | undefined) => ({ maturityValue: amount * 2, interest: amount, payout: undefined, months })

/**
 * What a scheme of the post office pays, in rupees and not rounded. With payments on the way the deposit itself comes back at the
 * end; of a time deposit, whose interest is paid once a year, the value is the deposit and all of its interest.
 */
export function schemeFigures({ scheme, amount, annualRate, doublingMonths }: SchemeTerms) {
  const { years, paymentsPerYear, compoundings } = schemeRules[scheme]
  if (years === undefined) return doubled(amount, doublingMonths)
  const months = years * 12
  if (paymentsPerYear === undefined) {
    const interest = amount * growthLessOne(annualRate / 100, years)
    return (
      finiteFigures({ maturityValue: amount + interest, interest, months }) && {
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
  return finiteFigures({ maturityValue, interest, payout, months })
}
