import { linkText, readParameters, type LinkReading } from '../links/read-link.ts'
import type { InvestmentTerms } from './investment-figures.ts'
import { investmentLimits } from './investment-limits.ts'

/** The four inputs of an investment; amounts in rupees. */
export type InvestmentInput = { initial: number; monthly: number; annualRatePercent: number; tenureYears: number }

/** The labels of the inputs, by parameter. */
export const investmentLabels = { initial: 'One-time investment', monthly: 'Monthly investment', annualRate: 'Expected annual return', years: 'Time' }

export const investmentTerms = ({ tenureYears, ...sums }: InvestmentInput): InvestmentTerms => ({
  ...sums,
  months: Math.round(tenureYears * 12),
})

/** Reads the investment of a link `?initial=…&monthly=…&annualRate=…&years=…`, always within the limits. */
export function readInvestmentLink(query: URLSearchParams): LinkReading<InvestmentInput> {
  const { input, notes } = readParameters(investmentLimits, query)
  const { initial, monthly, annualRate, years } = input
  return { input: { initial, monthly, annualRatePercent: annualRate, tenureYears: years }, notes }
}

/** The query that reads back as this investment. */
export const investmentLink = ({ initial, monthly, annualRatePercent, tenureYears }: InvestmentInput) =>
  new URLSearchParams({
    initial: linkText(initial),
    monthly: linkText(monthly),
    annualRate: linkText(annualRatePercent),
    years: linkText(tenureYears),
  })
