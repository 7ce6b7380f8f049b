import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberInWords, rupeesInWords } from './amount-in-words.ts'

it.each([
  [0, 'zero rupees'],
  [1, 'one rupee'],
  [21, 'twenty-one rupees'],
  [100, 'one hundred rupees'],
  [105, 'one hundred and five rupees'],
  [1_005, 'one thousand and five rupees'],
  [150_000, 'one lakh fifty thousand rupees'],
  [1_500_000, 'fifteen lakh rupees'],
  [1_234_567, 'twelve lakh thirty-four thousand five hundred and sixty-seven rupees'],
  [10_000_000, 'one crore rupees'],
  [1_000_000_000_000, 'one lakh crore rupees'],
  [1.5, 'one rupee and fifty paise'],
  [0.01, 'one paisa'],
  [1590.9827, 'one thousand five hundred and ninety rupees and ninety-eight paise'],
  [-500, 'minus five hundred rupees'],
  [-0.001, 'zero rupees'],
  [NaN, ''],
  [Infinity, ''],
])('%d is said "%s"', (amount, words) => {
  expect(rupeesInWords(amount)).toBe(words)
})

const valueOfWord: Record<string, number> = Object.fromEntries(Array.from({ length: 100 }, (_, number) => [numberInWords(number), number]))
const sizeOfScale: Record<string, number> = { hundred: 100, thousand: 1_000, lakh: 100_000, crore: 10_000_000 }

/** Parses number words: a scale multiplies the words before it, back to the last larger scale. */
function numberOfWords(words: string) {
  let total = 0
  let part = 0
  for (const word of words.split(' ').filter((each) => each !== 'and')) {
    const size = sizeOfScale[word]
    if (size === undefined) part += valueOfWord[word] ?? NaN
    else if (size === 10_000_000) [total, part] = [(total + part) * size, 0]
    else if (size === 100) part *= size
    else [total, part] = [total + part * size, 0]
  }
  return total + part
}

it('can be read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 - 1 }), (number) => {
      expect(numberOfWords(numberInWords(number))).toBe(number)
    }),
    { numRuns: 2_000 },
  )
})
