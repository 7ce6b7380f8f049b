import { describe, expect, it } from 'vitest'
import { adviceIn } from './advice'
import { sentenceKey } from './sentence-key'

const names = ['Infosys', 'Tata Motors', 'NSE: SUZLON', 'INE009A01021']
const withNames = (sentences: readonly string[]) => sentences.flatMap((sentence) => names.map((name) => sentence.replace('*', name)))

/** Twenty-five sentences for each of four names: a hundred. */
const forbidden = withNames([
  'Buy * before the results.',
  'Our view: buy * on dips.',
  'Sell * now.',
  'It is time to sell all of your *.',
  'Hold * for three years.',
  'Analysts say hold on *.',
  'The target for * is within reach.',
  '* has a target of a third more.',
  'New targets: * among them.',
  '* is a multibagger.',
  'Ten multi-baggers, * first.',
  'Assured gains with *.',
  'Gains in * are assured.',
  'Guaranteed: * will double.',
  '* guarantees a good sleep, and it is sure to rise.',
  'A sure winner: *.',
  'We are sure of *.',
  'Why everybody is buying *.',
  'Why we are selling * today.',
  'Readers ask whether they should buy shares of a company such as *.',
  '* खरीदें और भूल जाएं।',
  '* को आज ही बेचें।',
  '* एक मल्टीबैगर है।',
  '* में गारंटी है।',
  'Aaj hi * kharido.',
])

const allowed = [
  ...withNames([
    '* reported its results for the quarter.',
    'The board of * met on Tuesday.',
    '* is a company of the Nifty 50.',
    'The annual report of * has 312 pages.',
    '* is listed on two exchanges.',
    'An uninsured household and * have nothing in common.',
    'The holding company of * publishes its own accounts.',
    'Resellers of * products were surveyed.',
    'What * says about its debt stands in note 14 of the accounts.',
    '* changed its auditor after the meeting of shareholders.',
    'How to read the balance sheet of *, line by line.',
    'Nobody was reassured when * spoke of a slower year.',
    // More than twelve words lie between the advice and the name.
    'Buy a notebook, write down one figure a day in it, and after a year of this read what * says.',
    '* has published its accounts, and whoever reads the first ten pages of them learns more than any target.',
  ]),
  'Buy an umbrella before the rains.',
  'Sell your old phone.',
  'Hold the line, please.',
  'The target of a savings plan is a date and a sum.',
  'A guaranteed return is what a bank deposit has until its end.',
  'Is it sure that the rate stays?',
  'Buy gold in three forms.',
  'The insurer assured a reply within a week.',
  'Guaranteed pension schemes are rare.',
  'A multibagger is what everybody talks about at dinner.',
  'SBI opened a branch where you can buy a demand draft.',
  'HDFC Bank will sell no policy without a form.',
  'LIC holds a meeting in December.',
  'Hold your Aadhaar ready when you visit ICICI Bank.',
  'Axis of the chart: hold the pointer over it.',
  'Kotak offers assured lockers in two sizes.',
  'Tata is a surname; buy the book about it.',
  'Make sure that the form is signed.',
  'Be sure to file before 31 December.',
  'Sellers of gold ask for GST.',
  'The target rate of inflation is four percent.',
  'Buying a home is a loan first.',
  'सोना खरीदें तो बिल लें।',
  'घर बेचने से पहले कर देखें।',
  'लक्ष्य तय करें और बचत करें।',
  'गारंटी कार्ड संभाल कर रखें।',
  'Kharido ya kiraye par lo: ghar ka sawaal.',
  'Hold a record of each payment.',
  'What is a target-date plan?',
  'A fixed deposit buys time.',
  'Selling a car needs form 29.',
  'Assured, in insurance, is who is covered.',
  'Guarantors sign a loan too.',
  'For sure there is a form for it.',
  'A will holds what you leave.',
  'Targets of a budget are in its third table.',
  'Reliance on one income is a risk; hold three months of it.',
  'Multi-baggers are rarer than their stories.',
  'Buy, sell, hold: what analysts mean by these words.',
  'Nippon is a name of Japan; buy a map.',
  'UTI in medicine: buy water.',
  'Quant jobs: what the target salary is.',
  'DSP chips hold sound.',
  'A surety is no guarantee.',
]

it('knows a hundred sentences of each kind', () => {
  expect(forbidden).toHaveLength(100)
  expect(allowed.length).toBeGreaterThanOrEqual(100)
})

it.each(forbidden)('is held back: %s', (sentence) => {
  expect(adviceIn(sentence)).not.toEqual([])
})

it.each(allowed)('may be said: %s', (sentence) => {
  expect(adviceIn(sentence)).toEqual([])
})

describe('shares of a bank', () => {
  it.each([
    'Buy SBI shares now.',
    'Sell your stake in shares of HDFC Bank.',
    'A sure thing: Nippon India Small Cap Fund.',
    'Buy the LIC stock.',
    'SBI शेयर खरीदें',
  ])('are a security where the bank is none: %s', (sentence) => {
    expect(adviceIn(sentence)).not.toEqual([])
  })
})

it('counts twelve words and no thirteenth', () => {
  const apart = (count: number) => `Buy ${Array.from({ length: count - 1 }, () => 'word').join(' ')} Infosys`
  expect([adviceIn(apart(12)).length, adviceIn(apart(13)).length]).toEqual([1, 0])
})

it('gives the sentence that a second person reads, and knows it again whatever its signs', () => {
  const [found] = adviceIn('It was a quiet day. “Buy Infosys,” the broker wrote. Then it rained.')
  expect(found).toEqual({ word: 'Buy', security: 'Infosys', sentence: '“Buy Infosys,” the broker wrote.' })
  expect(sentenceKey('Buy Infosys, the broker wrote')).toBe(sentenceKey(found?.sentence ?? ''))
  expect(sentenceKey('Sell Infosys, the broker wrote')).not.toBe(sentenceKey(found?.sentence ?? ''))
})
