import { expect, it } from 'vitest'
import { withCalculatorBlocks } from './calculator-block.ts'

it.each([
  [
    '<artha-calculator calculator="home-loan" fields="principal=2500000 years=20"><h3>Old words</h3></artha-calculator>',
    '<artha-calculator calculator="home-loan" fields="principal=2500000 years=20"><strong>Calculator</strong><br /><a href="/home-loan-calculator?principal=2500000&amp;years=20">Home loan EMI calculator</a><br /><em>The EMI of a home loan, its interest, and what a prepayment saves. It opens with this article’s figures.</em></artha-calculator>',
  ],
  [
    '<artha-calculator calculator="gratuity">x</artha-calculator>',
    '<artha-calculator calculator="gratuity"><strong>Calculator</strong><br /><a href="/gratuity-calculator">Gratuity calculator</a><br /><em>The gratuity your employer owes you for your years of service.</em></artha-calculator>',
  ],
  ['<artha-calculator calculator="lottery">Try our calculator</artha-calculator>', '<p>Try our calculator</p>'],
  ['<artha-figure figure="repo">5%</artha-figure>', '<artha-figure figure="repo">5%</artha-figure>'],
])('%s', (html, expected) => {
  expect(withCalculatorBlocks(html)).toBe(expected)
})
