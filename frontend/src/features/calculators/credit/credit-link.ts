import type { InputLimits } from '../inputs/input-limits.ts'
import { linkText, readParameters, type LinkReading } from '../links/read-link.ts'
import type { CreditFactor, CreditInput } from './credit-score.ts'

/**
 * Limits from section 9 of the product text. It gives no steps or initial values: steps are 1, initial values are in the middle half of the range.
 */
export const creditLimits = {
  utilization: { unit: 'percent', min: 0, max: 100, step: 1, initial: 30 },
  history: { unit: 'percent', min: 0, max: 100, step: 1, initial: 75 },
  ageYears: { unit: 'years', min: 0, max: 50, step: 1, initial: 15 },
  accounts: { unit: 'count', min: 0, max: 50, step: 1, initial: 15 },
  inquiries: { unit: 'count', min: 0, max: 20, step: 1, initial: 5 },
} as const satisfies Record<string, InputLimits>

/** The labels of the inputs, by parameter. */
export const creditLabels: Readonly<Record<CreditFactor, string>> = {
  utilization: 'Credit limit used',
  history: 'Paid on time',
  ageYears: 'Age of oldest account',
  accounts: 'Accounts',
  inquiries: 'Recent inquiries',
}

/** Reads the profile of a link `?utilization=…&history=…&ageYears=…&accounts=…&inquiries=…`, always within the limits. */
export function readCreditLink(query: URLSearchParams): LinkReading<CreditInput> {
  const { input, notes } = readParameters(creditLimits, query)
  const { utilization, history, ...rest } = input
  return { input: { utilizationPercent: utilization, historyPercent: history, ...rest }, notes }
}

/** The query that reads back as this profile. */
export const creditLink = ({ utilizationPercent, historyPercent, ageYears, accounts, inquiries }: CreditInput) =>
  new URLSearchParams({
    utilization: linkText(utilizationPercent),
    history: linkText(historyPercent),
    ageYears: linkText(ageYears),
    accounts: linkText(accounts),
    inquiries: linkText(inquiries),
  })
