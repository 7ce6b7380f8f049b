import { expect, it } from 'vitest'
import { roundTo, shiftDecimals, toPaise } from './rounding.ts'

it.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [2.345, 2, 2.35],
  [0.5, 0, 1],
  [0.49999999999999994, 0, 0],
  [1e-7, 2, 0],
  [1e21, 2, 1e21],
  [1590.9827285861, 2, 1590.98],
])('%d with %d decimals is %d', (value, decimals, rounded) => {
  expect(roundTo(value, decimals)).toBe(rounded)
})

it('keeps what is no number', () => {
  expect(roundTo(NaN, 2)).toBeNaN()
  expect(roundTo(-Infinity, 2)).toBe(-Infinity)
})

it('moves the point without the error of a multiplication', () => {
  expect(shiftDecimals(1.15, 5)).toBe(115_000)
  expect(shiftDecimals(1.1, 7)).toBe(11_000_000)
  expect(toPaise(1.005)).toBe(101)
  expect(toPaise(-0.004)).toBe(0)
})
