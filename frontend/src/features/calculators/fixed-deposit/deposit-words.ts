import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import type { depositPayout } from './deposit-payout.ts'
import type { DepositTax } from './deposit-tax.ts'

type Paid = NonNullable<ReturnType<typeof depositPayout>>

/** A sentence about the payments during the deposit and the amount returned at maturity. */
export const payoutWords = ({ payout, payments, paidOut }: Paid, deposit: string) =>
  `If paid out, interest does not compound: ${payments} payments of ${rupees(payout)}, ${rupees(paidOut)} in total, and ${deposit} back at maturity. ` +
  'Monthly payments are discounted: three of them, with interest, equal one quarterly payment.'

/** A sentence about the TDS and its rule. */
export function taxWords({ tds, threshold, ratePercent, years }: DepositTax, isSenior: boolean) {
  const rule = `banks deduct ${percentText(ratePercent)} when the year’s interest is above ${wholeRupees(threshold)}${isSenior ? ' (seniors)' : ''}`
  return tds === 0
    ? `No TDS if this is your only deposit with the bank: ${rule}.`
    : `TDS: ${rule}, in ${years} of the years here. It is not your final tax. Years here are deposit years; banks count financial years and all your deposits together. Not rounded here; the amount paid to the Government is (s. 288B / s. 516).`
}
