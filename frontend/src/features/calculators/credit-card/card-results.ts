import { monthlyRate } from '../arithmetic/annuity.ts'
import { noneNegative } from '../arithmetic/finite-results.ts'

/** The balance of a card without new purchases, and the payments. Amounts in rupees, rates in percent. */
export interface CardTerms {
  balance: number
  annualRate: number
  payment: 'minimum' | 'fixed'
  minimumPercent: number
  fixed: number
}

/** The smallest minimum payment, in rupees: with a percentage alone, the balance would never reach zero. */
export const leastPayment = 100

/** A hundred years; anything longer counts as never. */
const mostMonths = 1_200

export interface CardMonth {
  month: number
  paid: number
  interest: number
  balance: number
}

/** This month's minimum payment in whole rupees, at least a twentieth of the balance, because a smaller minimum may never repay it. */
export function minimumNow({ balance, annualRate, minimumPercent }: CardTerms) {
  const owed = balance * (1 + monthlyRate(annualRate))
  return Math.ceil(Math.max(owed * Math.max(0.05, minimumPercent / 100), leastPayment))
}

const paymentOf = ({ payment, minimumPercent, fixed }: CardTerms, owed: number) =>
  payment === 'fixed' ? fixed : Math.max((owed * minimumPercent) / 100, leastPayment)

/** The months until the card is repaid, with interest on the balance before each payment. Undefined if the payments never repay it. */
function course(terms: CardTerms) {
  const rate = monthlyRate(terms.annualRate)
  const months: CardMonth[] = []
  let [balance, paid, interest] = [terms.balance, 0, 0]
  while (balance > 1e-7) {
    if (months.length === mostMonths) return undefined
    const ofMonth = balance * rate
    const owed = balance + ofMonth
    const payment = Math.min(owed, paymentOf(terms, owed))
    // A balance that does not fall is never repaid
    if (payment <= ofMonth) return undefined
    balance = owed - payment
    paid += payment
    interest += ofMonth
    months.push({ month: months.length + 1, paid, interest, balance })
  }
  return months
}

/** The number of months until a card is repaid, and the total interest. */
export function cardResults(terms: CardTerms) {
  if (!noneNegative(terms.balance, terms.annualRate, terms.minimumPercent, terms.fixed)) return undefined
  const all = course(terms)
  return all && { months: all.length, interest: all.at(-1)?.interest ?? 0, paid: all.at(-1)?.paid ?? 0, course: all }
}
