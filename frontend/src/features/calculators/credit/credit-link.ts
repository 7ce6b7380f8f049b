import { linkText, readParameters, type LinkReading } from '../links/read-link.ts'
import { creditLimits } from './credit-limits.ts'
import type { CreditFactor, CreditInput } from './credit-score.ts'

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
