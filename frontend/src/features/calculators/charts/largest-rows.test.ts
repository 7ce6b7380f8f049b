import { expect, it } from 'vitest'
import { largestRows } from './largest-rows.ts'

const rows = [5, 0, 30, 10, 20].map((amount) => ({ label: `Row ${amount}`, amount }))

it('has the largest first and leaves out what is 0', () => {
  expect(largestRows(rows, 4).map(({ amount }) => amount)).toEqual([30, 20, 10, 5])
  expect(largestRows([], 4)).toEqual([])
})

it('makes one row of what is too much, and loses nothing', () => {
  expect(largestRows(rows, 3)).toEqual([
    { label: 'Row 30', amount: 30 },
    { label: 'Row 20', amount: 20 },
    { label: '2 smaller items', amount: 15 },
  ])
})
