import { exactRupees, groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { linkText } from '../links/read-link.ts'
import { inputRow, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { depositFields, depositRate, depositTerms, depositTime, type DepositInput } from './deposit-fields.ts'
import { depositResults, type DepositTerms } from './deposit-results.ts'
import { depositGrowth } from './deposit-growth.ts'
import { depositPayout } from './deposit-payout.ts'
import type { DepositTax } from './deposit-tax.ts'

type DepositResults = NonNullable<ReturnType<typeof depositResults>>
type Paid = NonNullable<ReturnType<typeof depositPayout>>

/** A sentence about the payments during the deposit and the amount returned at maturity. */
export const payoutText = ({ payout, payments, paidOut }: Paid, deposit: string) =>
  `If paid out, interest does not compound: ${payments} payments of ${rupees(payout)}, ${rupees(paidOut)} in total, and ${deposit} back at maturity. ` +
  'Monthly payments are discounted: three of them, with interest, equal one quarterly payment.'

/** A sentence about the TDS and its rule. */
export function taxText({ tds, threshold, ratePercent, years }: DepositTax, isSenior: boolean) {
  const rule = `banks deduct ${percentText(ratePercent)} when the year’s interest is above ${wholeRupees(threshold)}${isSenior ? ' (seniors)' : ''}`
  return tds === 0
    ? `No TDS if this is your only deposit with the bank: ${rule}.`
    : `TDS: ${rule}, in ${years} of the years here. It is not your final tax. Years here are deposit years; banks count financial years and all your deposits together. Not rounded here; the amount paid to the Government is (s. 288B / s. 516).`
}

/** The formula with the reader's numbers. */
export function depositSteps(terms: DepositTerms, results: DepositResults) {
  const { principal, annualRatePercent, tenureMonths } = terms
  const growthFactor = groupedNumber(1 + depositGrowth('annual', annualRatePercent, tenureMonths), 8)
  const amount = exactRupees(principal)
  return [
    `P, the deposit: ${amount}`,
    `1 + rate ÷ 100: 1 + ${linkText(annualRatePercent)} ÷ 100 = ${groupedNumber(1 + annualRatePercent / 100, 4)}`,
    `That to the power of ${groupedNumber(tenureMonths / 12, Number.isInteger(tenureMonths) ? 2 : 6)}: ${growthFactor}`,
    `Value = ${amount} × ${growthFactor} = ${rupees(results.maturityValue)}`,
    `Interest: value − P = ${rupees(results.interest)}`,
    `${quarterlyText(terms)} = ${rupees(results.quarterlyMaturityValue)}`,
  ]
}

/** The banks' formula: whole quarters compound, the remaining months earn simple interest. */
function quarterlyText({ principal, annualRatePercent, tenureMonths }: DepositTerms) {
  const [rate, quarters, rest] = [linkText(annualRatePercent), Math.floor(tenureMonths / 3), tenureMonths - Math.floor(tenureMonths / 3) * 3]
  const restText =
    rest === 0
      ? ''
      : Number.isInteger(rest)
        ? `, × (1 + ${rate} ÷ 1200 × ${rest}) for the last months`
        : `, × (1 + ${rate} ÷ 100 × ${linkText((rest * 365) / 12)} ÷ 365) for the last days`
  const compounded = `${exactRupees(principal)} × (1 + ${rate} ÷ 400) to the power of ${quarters} quarters`
  return `With quarterly interest: ${compounded}${restText}`
}

/** The inputs and results of a deposit, one row each. */
export function compareDeposit(input: DepositInput): ComparedRow[] {
  const results = depositResults(depositTerms(input))
  const payout = depositPayout(depositTerms(input), input.payout)
  return [
    inputRow(depositFields.principal.label, 'rupees', input.principal),
    inputRow(depositFields.annualRate.label, 'percent', depositRate(input)),
    { name: depositFields.years.label, text: depositTime(input) },
    rupeesRow('Value at maturity', results?.maturityValue),
    rupeesRow('Interest earned', results?.interest),
    ...(payout ? [rupeesRow(input.payout === 'monthly' ? 'Paid out each month' : 'Paid out each quarter', payout.payout)] : []),
  ]
}
