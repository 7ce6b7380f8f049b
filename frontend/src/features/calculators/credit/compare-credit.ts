import { inputRow, pointsRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { creditLabels } from './credit-link.ts'
import { creditScore, type CreditInput } from './credit-score.ts'

/** The inputs and results of a profile, one row each. */
export function compareCredit(input: CreditInput): ComparedRow[] {
  const result = creditScore(input)
  return [
    inputRow(creditLabels.utilization, 'percent', input.utilizationPercent),
    inputRow(creditLabels.history, 'percent', input.historyPercent),
    inputRow(creditLabels.ageYears, 'years', input.ageYears),
    inputRow(creditLabels.accounts, 'count', input.accounts),
    inputRow(creditLabels.inquiries, 'count', input.inquiries),
    pointsRow('Estimated score', result?.score),
    { name: 'Band', text: result?.band ?? '—' },
  ]
}
