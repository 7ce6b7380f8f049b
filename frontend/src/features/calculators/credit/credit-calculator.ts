import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import { calculator } from '../definition/calculator.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { linkText } from '../links/read-link.ts'
import { inputRow, pointsRow } from '../scenarios/compared-row.ts'
import { creditFields } from './credit-fields.ts'
import { Band, Movers } from './credit-result.tsx'
import { bandText, creditFactors, creditPoints, creditScore } from './credit-score.ts'

const Pictures = lateHydrated(async () => (await import('./credit-chart.tsx')).CreditChart)

export const creditScoreCalculator = calculator({
  path: '/credit-calculator',
  name: 'Credit score',
  title: 'Credit score estimator',
  standfirst: 'How five habits shape a score from 300 to 900, and which one matters most.',
  fields: creditFields,
  work: (input) => creditScore(input) ?? nothingToWorkOut,
  results: () => [{ id: 'score', name: 'Estimated score, 300 to 900', unit: 'points' }],
  spoken: ({ score, band }) => `${score}, ${band}`,
  sentence: ({ score, band }) => band + bandText(score),
  Sentence: Band,
  List: Movers,
  said: false,
  compare: (input) => {
    const result = creditScore(input)
    return [
      ...creditFactors.map((name) => inputRow(creditFields[name].label, creditFields[name].limits.unit, input[name])),
      pointsRow('Estimated score', result?.score),
      { name: 'Band', text: result?.band ?? '—' },
    ]
  },
  formula: 'Score = 300 + points from five factors, up to 900',
  steps: ({ score }, input) => {
    const points = creditPoints(input)
    return [
      `Credit limit used: 0.25 × (100 − ${linkText(input.utilization)}) = ${linkText(points.utilization)}`,
      `Paid on time: 2.25 × ${linkText(input.history)} = ${linkText(points.history)}`,
      `Age: 10 × ${linkText(Math.min(input.ageYears, 10))} (at most ten years count) = ${linkText(points.ageYears)}`,
      `Accounts: 5 × ${Math.min(input.accounts, 10)} (at most ten accounts count) = ${linkText(points.accounts)}`,
      `Inquiries: 10 × ${Math.max(5 - input.inquiries, 0)} (five minus your inquiries) = ${linkText(points.inquiries)}`,
      `Score: 300 + ${Object.values(points).map(linkText).join(' + ')}, in whole points = ${score}`,
    ]
  },
  Pictures,
  accuracy: 'Your bureau’s score will differ.',
})
