import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readQuestion } from './read-question.ts'

it.each([
  ['50 lakh 8.5 20 years', '/home-loan-calculator?principal=5000000&annualRate=8.5&months=240', '₹43,391 a month: ₹50,00,000, 8.5%, 20 years'],
  ['50 lakh 8.5 20', '/home-loan-calculator?principal=5000000&annualRate=8.5&months=240', '₹43,391 a month: ₹50,00,000, 8.5%, 20 years'],
  [
    'home loan 75,00,000 at 9% for 25 years',
    '/home-loan-calculator?principal=7500000&annualRate=9&months=300',
    '₹62,940 a month: ₹75,00,000, 9%, 25 years',
  ],
  ['car 8 lakh 9.4 60 months', '/car-loan-calculator?principal=800000&annualRate=9.4&months=60', '₹16,762 a month: ₹8,00,000, 9.4%, 5 years'],
  ['tax on 80k per month', '/income-tax-calculator?salary=960000', 'for ₹9,60,000'],
  ['ppf 12500 per month', '/ppf-calculator?yearly=150000', 'for ₹1,50,000'],
  ['invest 10000 per month for 10 years at 12%', '/sip-calculator?monthly=10000&annualRate=12&months=120', 'for ₹10,000, 12%, 10 years'],
  ['loan 5 lakh at 1.5% per month 2 years', '/loan-calculator?principal=500000&annualRate=18&months=24', '₹24,962 a month: ₹5,00,000, 18%, 2 years'],
  ['sip 10000 12 15 years', '/sip-calculator?monthly=10000&annualRate=12&months=180', 'for ₹10,000, 12%, 15 years'],
  ['gst 1000 18%', '/gst-calculator?amount=1000&rate=18', 'for ₹1,000, 18%'],
  ['tax on 15 lakh', '/income-tax-calculator?salary=1500000', 'for ₹15,00,000'],
  ['ctc 18 lakh', '/salary-calculator?ctc=1800000', 'for ₹18,00,000'],
  [
    'fd 2 lakh 7 3 years',
    '/fixed-deposit-calculator?principal=200000&annualRate=7&years=3',
    '₹2,46,288 at maturity, with quarterly interest: ₹2,00,000, 7%, 3 years',
  ],
  ['५० लाख लोन 8.5 20 साल', '/loan-calculator?principal=5000000&annualRate=8.5&months=240', '₹43,391 a month: ₹50,00,000, 8.5%, 20 years'],
  ['emi of 43 lakh 8.5% 20 years', '/loan-calculator?principal=4300000&annualRate=8.5&months=240', '₹37,316 a month: ₹43,00,000, 8.5%, 20 years'],
  ['home loan emi 30 lakh', '/home-loan-calculator?principal=3000000', '₹26,133 a month: ₹30,00,000; assumed: 6.5%, 15 years'],
  ['fd 5 lakh', '/fixed-deposit-calculator?principal=500000', '₹6,90,210 at maturity, with quarterly interest: ₹5,00,000; assumed: 6.5%, 5 years'],
  ['15 lpa in hand', '/salary-calculator?ctc=1500000', 'for ₹15,00,000'],
  // Above the limit of the calculator; its page says so
  ['home loan 90 crore 8.5% 20 years', '/home-loan-calculator?principal=900000000&annualRate=8.5&months=240', 'for ₹90,00,00,000, 8.5%, 20 years'],
  ['ppf', '/ppf-calculator', '₹40,68,209 from ₹1,50,000 a year for 15 years at 7.1%'],
])('%s', (question, to, words) => {
  expect(readQuestion(question).found[0]).toMatchObject({ to, words })
})

it('has no answer to what says nothing', () => {
  for (const question of ['', 'hello', '?', '20 years']) expect(readQuestion(question).found).toEqual([])
})

it('opens a calculator without figures where one of them says nothing, and with what it takes of the others', () => {
  expect(readQuestion('home loan 50-60 lakh at 8.5')).toMatchObject({ found: [{ to: '/home-loan-calculator' }], unread: ['50-60'] })
  expect(readQuestion('tax on 15 lakh at 30%').found[0]).toMatchObject({ to: '/income-tax-calculator?salary=1500000', words: 'for ₹15,00,000' })
  expect(readQuestion('home loan 2,5 cr')).toMatchObject({ found: [], readings: ['home loan 2.5 cr', 'home loan 25 cr'] })
  expect(readQuestion('home loan 1,25,000.00 Cr 8.5% 20 years')).toMatchObject({
    found: [],
    readings: ['home loan 1,25,000.00 rupees 8.5% 20 years', 'home loan 1,25,000.00 crore 8.5% 20 years'],
    doubt: '“1,25,000.00 Cr” may mean a bank credit of ₹1,25,000.00 or ₹1,25,000.00 crore',
  })
})

it('leads to pages of ours alone, whatever is asked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('loan ', 'tax ', '', 'sip 5 '), (text, before) => {
      for (const { to } of readQuestion(before + text).found) expect(to).toMatch(/^\/[a-z-]+-calculator(\?[\w.=&%+-]*)?$/)
    }),
  )
})
