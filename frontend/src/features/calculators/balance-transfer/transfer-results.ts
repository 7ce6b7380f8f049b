import { levelInstalment, monthlyRate } from '../arithmetic/annuity.ts'
import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'

/** The outstanding loan, and the loan that would repay it. Amounts in rupees, rates in percent, times in months. */
export interface TransferTerms {
  outstanding: number
  months: number
  oldRate: number
  newRate: number
  newMonths: number
  feePercent: number
  gstPercent: number
  otherCharges: number
}

/** The number of lower instalments that recover the cost; undefined if the instalments are not lower or never recover it. */
function monthsToPay(cost: number, savedEachMonth: number, months: number) {
  if (cost === 0) return 0
  if (savedEachMonth <= 0) return undefined
  const needed = Math.ceil(cost / savedEachMonth - 1e-9)
  return needed <= months ? needed : undefined
}

/** The instalments before and after, the cost of moving, and the interest saved net of that cost. */
export function transferResults({ outstanding, months, oldRate, newRate, newMonths, feePercent, gstPercent, otherCharges }: TransferTerms) {
  if (!noneNegative(outstanding, oldRate, newRate, feePercent, gstPercent, otherCharges)) return undefined
  if (!(months >= 1) || !(newMonths >= 1)) return undefined
  const oldEmi = levelInstalment(outstanding, monthlyRate(oldRate), months)
  const newEmi = levelInstalment(outstanding, monthlyRate(newRate), newMonths)
  const fee = (outstanding * feePercent) / 100
  const cost = fee + (fee * gstPercent) / 100 + otherCharges
  const interestSaved = oldEmi * months - newEmi * newMonths
  const results = finiteResults({ oldEmi, newEmi, cost, interestSaved, netSaving: interestSaved - cost })
  return results && { ...results, breakEvenMonths: monthsToPay(cost, oldEmi - newEmi, Math.min(months, newMonths)) }
}
