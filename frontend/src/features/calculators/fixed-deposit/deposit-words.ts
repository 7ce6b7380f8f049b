import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { inputRow, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { differenceOf, sumWords } from '../what-ifs/difference-words.ts'
import { depositFigures, type DepositTerms } from './deposit-figures.ts'
import { depositLabels, depositLimits, depositRate, depositTerms, depositTime, type DepositInput } from './deposit-link.ts'
import { depositPayout } from './deposit-payout.ts'
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

/** The most common question, a better rate at another bank: "At 7%, half a percentage point more: ₹1,40,255, ₹3,246 more." */
export function depositWhatIf(terms: DepositTerms): string | undefined {
  const annualRatePercent = terms.annualRatePercent + 0.5
  const [now, then] = [depositFigures(terms), depositFigures({ ...terms, annualRatePercent })]
  if (now === undefined || then === undefined || annualRatePercent > depositLimits.annualRate.max) return undefined
  return `At ${percentText(annualRatePercent)}, half a percentage point more: ${sumWords(then.maturityValue)}, ${differenceOf(then.maturityValue, now.maturityValue)}.`
}

/** The inputs and results of a deposit, one row each. */
export function compareDeposit(input: DepositInput): ComparedRow[] {
  const figures = depositFigures(depositTerms(input))
  const payout = depositPayout(depositTerms(input), input.payout)
  return [
    inputRow(depositLabels.principal, 'rupees', input.principal),
    inputRow(depositLabels.annualRate, 'percent', depositRate(input)),
    { name: depositLabels.years, text: depositTime(input) },
    rupeesRow('Value at maturity', figures?.maturityValue),
    rupeesRow('Interest earned', figures?.interest),
    ...(payout ? [rupeesRow(input.payout === 'monthly' ? 'Paid out each month' : 'Paid out each quarter', payout.payout)] : []),
  ]
}
