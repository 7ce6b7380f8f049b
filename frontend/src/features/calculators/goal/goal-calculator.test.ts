import { expect, it } from 'vitest'
import { resultSentence } from '../definition/result-sentence.ts'
import { goal } from './goal-calculator.ts'

it.each([
  ['target=10000000&months=180', 'You need ₹1,00,00,000 in 15 years; no price increase is counted.'],
  ['target=10000000&months=180&inflation=6', 'What costs ₹1,00,00,000 today will cost ₹2,39,65,582 in 15 years.'],
])('%s is said as it is', (query, sentence) => {
  expect(resultSentence(goal, query, '2026-11-26')).toContain(sentence)
})
