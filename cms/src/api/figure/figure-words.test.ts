import { expect, it } from 'vitest'
import { figuresInWords } from './figure-words'

it.each([
  ['The repo rate stood at 5.25% in June.', ['repo']],
  ['The repo rate was left alone. Deposits paid 5.25%.', []],
  ['PPF pays 7.1 per cent; deposit insurance covers ₹5 lakh.', ['ss-rates', 'dicgc']],
  ['Section 123 (80C before) takes Rs. 1,50,000 a year.', ['it-80c']],
  ['A limit of ₹1,50,000.', []],
  ['The wage ceiling rose to ₹25,000.', ['epf-ceiling']],
])('%s', (text, expected) => {
  expect(figuresInWords(text).map(({ figureKey }) => figureKey)).toEqual(expected)
})

it('answers the sentence that says it', () => {
  expect(figuresInWords('First. The repo rate is 5.5%. Last.')).toEqual([{ figureKey: 'repo', said: 'The repo rate is 5.5%.' }])
})
