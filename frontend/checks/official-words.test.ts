import { readdirSync } from 'node:fs'
import path from 'node:path'
import { shippedFigures } from '@artha/contract/figures/all-figures'
import { expect, it } from 'vitest'
import { officialNumbers, undatedFigures } from './official-words.ts'
import { textsIn } from './sentences-in-code.ts'

const src = path.join(import.meta.dirname, '..', 'src')
const official = officialNumbers(shippedFigures)

/**
 * Texts for tests and mocks, reference cases (each with its date and source), and texts whose figures the server replaces
 * (`board/stated-results.ts`).
 */
const apart =
  /\.test\.|strange-entries|(?:^|\/)mocks\/|(?:reference|loan)-cases|references\/|(?:meta|board\/(?:board-rows|stated-results))\.ts|tile-results\.ts/

/** Files whose numbers are examples or our own choices and only happen to equal an official figure. */
const examples: Readonly<Record<string, string>> = {
  'features/calculators/gst/gst-calculator.ts': 'arithmetic with a rate that is named as an example',
  'features/calculators/inflation/inflation-calculator.ts': 'arithmetic with two rates that are named as examples',
  'features/calculators/loan-eligibility/loan-eligibility-calculator.ts': 'what lenders choose',
  'features/calculators/returns/returns-calculator.ts': 'where a search begins',
  'features/calculators/revenue/revenue-calculator.ts': 'the product’s own thresholds',
  'features/chat/next-questions.ts': 'questions that a reader may ask, with figures of their own',
  'features/calculators/board/calculated-answer.ts': 'questions that a reader may ask, with figures of their own',
}

it.each([
  ['A year of it is ₹1,50,000.', ['₹1,50,000']],
  ['It is 7.1% now.', ['7.1%']],
  ['A ceiling of ₹25,000 since 17 Sep 2026.', []],
  ['For 2025-26 it was 8.25%.', []],
  ['It is ₹1,50,000. It was so in 2025.', ['₹1,50,000']],
  ['Gains above ₹2 crore', ['₹2 crore']],
  ['₹1,23,456 at 7.77%', []],
  ['50% 0px', []],
])('“%s” states %j', (text, figures) => {
  expect(undatedFigures(text, official)).toEqual(figures)
})

it('no sentence states an official figure by itself: it comes from the register, or says its day', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !apart.test(file) && !(file in examples),
  )
  const found = files.flatMap((file) =>
    textsIn(path.join(src, file)).flatMap((text) => undatedFigures(text, official).map((figure) => `${file}: ${figure} in “${text.trim()}”`)),
  )
  expect(found).toEqual([])
})

it('each example named above is one that would be found', () => {
  const found = Object.keys(examples).filter((file) => textsIn(path.join(src, file)).some((text) => undatedFigures(text, official).length > 0))
  expect(found).toEqual(Object.keys(examples))
})
