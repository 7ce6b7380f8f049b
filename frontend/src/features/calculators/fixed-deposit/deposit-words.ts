import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import type { depositPayout } from './deposit-payout.ts'
import type { DepositTax } from './deposit-tax.ts'

type Paid = NonNullable<ReturnType<typeof depositPayout>>

/** What is paid out on the way, and what comes back at the end. */
export const payoutWords = ({ payout, payments, paidOut }: Paid, deposit: string) =>
  `Paid out, the interest does not grow: ${payments} payments of ${rupees(payout)}, ${rupees(paidOut)} in all, and ${deposit} at the end. ` +
  'A month’s payment is discounted: three of them with their own interest are a quarter’s.'

/** What the bank withholds, and why. */
export function taxWords({ tds, threshold, ratePercent, years }: DepositTax, isSenior: boolean) {
  const rule = `a bank withholds ${percentText(ratePercent)} where its interest of a year is above ${wholeRupees(threshold)}${isSenior ? ' (seniors)' : ''}`
  return tds === 0
    ? `No tax is deducted at source if this is your only deposit there: ${rule}.`
    : `Tax deducted at source: ${rule}, here in ${years} of the years. It is no final tax; years are those of the deposit, while banks count financial years and all deposits together. It is not rounded here; what is paid to the Government is (s. 288B / s. 516).`
}
