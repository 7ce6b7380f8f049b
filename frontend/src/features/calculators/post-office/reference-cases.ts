import { casesOf } from '../references/published-case.ts'
import { indiaPost, ownFormula } from '../references/reference-sources.ts'
import { postOffice } from './post-office-calculator.ts'

const on = 'on=2026-08-15'

export const cases = casesOf(postOffice, [
  { source: indiaPost, query: `scheme=nsc&amount=10000&annualRate=7.7&${on}`, expected: { maturityValue: 14490 }, decimals: 0 },
  { source: ownFormula, query: `scheme=kvp&amount=10000&${on}`, expected: { maturityValue: 20000, months: 115 }, decimals: 0 },
  { source: ownFormula, query: `scheme=scss&amount=3000000&annualRate=8.2&${on}`, expected: { payout: 61500, interest: 1230000 }, decimals: 2 },
  { source: ownFormula, query: `scheme=mis&amount=900000&annualRate=7.4&${on}`, expected: { payout: 5550 }, decimals: 2 },
  { source: ownFormula, query: `scheme=td1&amount=10000&annualRate=6.9&${on}`, expected: { payout: 708.06, maturityValue: 10708.06 }, decimals: 2 },
])
