import { monthlyRate } from '../arithmetic/annuity.ts'
import { noneNegative } from '../arithmetic/finite-figures.ts'

/** What is owed on a card to which nothing is added. */
export interface CardTerms {
  balance: number
  annualRate: number
  payment: 'minimum' | 'fixed'
  minimumPercent: number
  fixed: number
}

/** The least that a minimum payment is, in rupees: a share alone would never come to an end. */
export const leastPayment = 100

/** A hundred years: longer is never. */
const mostMonths = 1_200

export interface CardMonth {
  month: number
  paid: number
  interest: number
  balance: number
}

const paymentOf = ({ payment, minimumPercent, fixed }: CardTerms, owed: number) =>
  payment === 'fixed' ? fixed : Math.max((owed * minimumPercent) / 100, leastPayment)

/** Month by month: interest on what was owed, then the payment. Undefined where the payments never repay it. */
function course(terms: CardTerms) {
  const rate = monthlyRate(terms.annualRate)
  const months: CardMonth[] = []
  let [balance, paid, interest] = [terms.balance, 0, 0]
  while (balance > 1e-7) {
    if (months.length === mostMonths) return undefined
    const ofMonth = balance * rate
    const owed = balance + ofMonth
    const payment = Math.min(owed, paymentOf(terms, owed))
    // What does not fall will never be repaid
    if (payment <= ofMonth) return undefined
    balance = owed - payment
    paid += payment
    interest += ofMonth
    months.push({ month: months.length + 1, paid, interest, balance })
  }
  return months
}

/** How many months it takes to repay a card, and the interest of all of them. */
export function cardFigures(terms: CardTerms) {
  if (!noneNegative(terms.balance, terms.annualRate, terms.minimumPercent, terms.fixed)) return undefined
  const all = course(terms)
  return all && { months: all.length, interest: all.at(-1)?.interest ?? 0, paid: all.at(-1)?.paid ?? 0, course: all }
}
