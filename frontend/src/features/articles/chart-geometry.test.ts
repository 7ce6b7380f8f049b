import { describe, expect, it, test } from 'vitest'
import { barPositions, heights, spreadLabels } from './chart-geometry.ts'
import { bandText, changeText, decimalsFor, chartNumber } from './chart-labels.ts'

it.each([
  ['from zero', [50, 100], [0, 50, 0, 100]],
  ['below zero', [-50, 50], [0, 50, 50, 50]],
  ['nothing at all', [0, 0], [0, 0, 0, 0]],
])('bars %s', (_, values, expected) => {
  expect(barPositions(values).flatMap(({ x, width }) => [x, width])).toEqual(expected)
})

it.each([
  [
    [5.25, 5.5],
    [92, 8],
  ],
  [
    [7, 7],
    [50, 50],
  ],
])('%j stands at %j', (numbers, expected) => {
  expect(heights(numbers)).toEqual(expected)
})

it.each([
  ['apart already', [10, 50], [10, 50]],
  ['too close', [50, 52], [50, 59]],
  ['of one height', [50, 50, 50], [50, 59, 68]],
  ['at the foot', [92, 98], [91, 100]],
])('labels %s', (_, wanted, expected) => {
  expect(spreadLabels(wanted, 9)).toEqual(expected)
})

describe('words', () => {
  it.each([
    [8.25, 'percent', 2, '8.25%'],
    [5.5, 'percent-a-year', 2, '5.50% a year'],
    [2562000, 'rupees', 0, '₹25,62,000'],
    [-473, 'rupees-a-month', 0, '-₹473 a month'],
    [2.13, 'crore-rupees', 2, '₹2.13 crore'],
    [115, 'months', 0, '115 months'],
    [1, 'years', 0, '1 year'],
    [-1, 'months', 0, '-1 month'],
    [1, 'days', 0, '1 day'],
    [1, 'years', 1, '1.0 years'],
    [0, 'days', 0, '0 days'],
    [1200, 'count', 0, '1,200'],
  ] as const)('%d in %s', (number, unit, decimals, expected) => {
    expect(chartNumber(number, unit, decimals)).toBe(expected)
  })

  it.each([
    [25562, 26035, 'rupees', 0, 'up ₹473'],
    [5.5, 5.25, 'percent', 2, 'down 0.25 points'],
    [7, 8, 'percent', 0, 'up 1 point'],
    [7, 7, 'years', 0, 'unchanged'],
    [7, 6, 'years', 0, 'down 1 year'],
  ] as const)('from %d to %d', (from, to, unit, decimals, expected) => {
    expect(changeText(from, to, unit, decimals)).toBe(expected)
  })

  test.each([
    [0, 400_000, 'Up to ₹4 lakh'],
    [400_000, 1_275_000, '₹4 lakh to ₹12.75 lakh'],
    [40_000, 50_000_000, '₹40,000 to ₹5 crore'],
    [2_400_000, null, 'Above ₹24 lakh'],
    [0, null, 'Any amount'],
  ])('the band from %d to %d', (from, upTo, expected) => {
    expect(bandText({ from, upTo })).toBe(expected)
  })

  it('takes as many decimals as the drawing needs, two at most', () => {
    expect([decimalsFor([8, 8.5]), decimalsFor([1]), decimalsFor([1.23456]), decimalsFor([])]).toEqual([1, 0, 2, 0])
  })
})
