import { expect, it } from 'vitest'
import { changedOf, cleared, exampleRows } from './worked-example.ts'

const limits = { unit: 'rupees', min: 0, max: 100, step: 1, initial: 0 } as const
const rows = exampleRows({ limits, startLabels: ['Gold', 'House'], unlabelled: 'Asset' }, [5, 7])

it('has the names that a list starts with', () => {
  expect(rows).toEqual([
    { label: 'Gold', amount: 5 },
    { label: 'House', amount: 7 },
  ])
})

it('is cleared whole, or but for what was changed', () => {
  expect(cleared(rows).map(({ amount }) => amount)).toEqual([0, 0])
  expect(changedOf([{ label: 'Gold', amount: 9 }, ...rows.slice(1)], rows).map(({ amount }) => amount)).toEqual([9, 0])
})
