import { shippedFigures } from '@artha/contract/figures/all-figures'
import { expect, it } from 'vitest'
import { calculatorSentences } from '../calculator-sentences.ts'
import { readQuestion } from './read-question.ts'

const today = '2026-11-26'

/** The answer to a question: the words of the reading if they contain the result, else the calculator's answer to its link. */
async function answered(question: string) {
  const [answer] = readQuestion(question).found
  const [path = '', query = ''] = answer?.to.split('?') ?? []
  const calculator = await calculatorSentences(path)
  return { to: answer?.to, words: calculator?.say(shippedFigures, query, today) ?? answer?.words }
}

// Each expected result was calculated independently of this program
it.each([
  ['how much tax on 18 lakh', '/income-tax-calculator?salary=1800000', /^₹1,50,800 a year, new regime, 2026-27/],
  ['tax on salary of 12 lakh', '/income-tax-calculator?salary=1200000', /^₹0 a year, new regime, 2026-27/],
  ['18 लाख पर टैक्स', '/income-tax-calculator?salary=1800000', /^₹1,50,800 a year/],
  ['income tax on 25L', '/income-tax-calculator?salary=2500000', /^₹3,19,800 a year/],
  ['gst on 5000', '/gst-calculator?amount=5000', /₹5,900/],
  ['18% gst on 5000', '/gst-calculator?amount=5000&rate=18', /₹5,900/],
  ['sip 10000 for 10 years', '/sip-calculator?monthly=10000&months=120', /₹23,23,391/],
  ['sip of 5000 a month for 20 years at 12%', '/sip-calculator?monthly=5000&annualRate=12&months=240', /₹49,95,740/],
  ['emi of 43 lakh 8.5% 20 years', '/loan-calculator?principal=4300000&annualRate=8.5&months=240', /^₹37,316 a month/],
  ['emi for 50 lakh home loan at 8.5 for 20 years', '/home-loan-calculator?principal=5000000&annualRate=8.5&months=240', /^₹43,391 a month/],
  ['in hand salary of 15 lpa', '/salary-calculator?ctc=1500000', /₹1,03,045/],
  ['ppf 1.5 lakh a year', '/ppf-calculator?yearly=150000', /₹40,68,209/],
  ['fd of 2 lakh at 7% for 3 years', '/fixed-deposit-calculator?principal=200000&annualRate=7&years=3', /^₹2,46,288 at maturity/],
])('%s', async (question, to, words) => {
  const answer = await answered(question)
  expect(answer.to).toBe(to)
  expect(answer.words).toMatch(words)
})
