import { linkText, readParameters, type LinkReading } from '../links/read-link.ts'
import type { DepositTerms } from './deposit-figures.ts'
import { depositLimits } from './deposit-limits.ts'

/** The three inputs of a deposit; `principal` in rupees. */
export type DepositInput = { principal: number; annualRatePercent: number; tenureYears: number }

/** What the inputs are called, by their parameter. */
export const depositLabels = { principal: 'Deposit', annualRate: 'Interest rate a year', years: 'Time' }

export const depositTerms = ({ principal, annualRatePercent, tenureYears }: DepositInput): DepositTerms => ({
  principal,
  annualRatePercent,
  tenureMonths: Math.round(tenureYears * 12),
})

/** The deposit of a link `?principal=…&annualRate=…&years=…`, always within the limits. */
export function readDepositLink(query: URLSearchParams): LinkReading<DepositInput> {
  const { input, notes } = readParameters(depositLimits, query)
  return { input: { principal: input.principal, annualRatePercent: input.annualRate, tenureYears: input.years }, notes }
}

/** The query that gives the deposit again. */
export const depositLink = ({ principal, annualRatePercent, tenureYears }: DepositInput) =>
  new URLSearchParams({ principal: linkText(principal), annualRate: linkText(annualRatePercent), years: linkText(tenureYears) })
