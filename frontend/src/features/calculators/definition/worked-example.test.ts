import { expect, it } from 'vitest'
import { exampleRowsField, numberField } from './field.ts'
import { readFields } from './read-fields.ts'
import { changedExample, cleared, isExample } from './worked-example.ts'

const limits = { unit: 'rupees', min: 0, max: 100, step: 1, initial: 0 } as const
const owned = { own: exampleRowsField('Own', { limits, startLabels: ['Gold', 'House'], unlabelled: 'Asset' }, [5, 7]) }
const sold = { units: numberField('Units', { ...limits, initial: 3 }) }
const { input: rows } = readFields(owned, new URLSearchParams())
const { input: numbers } = readFields(sold, new URLSearchParams())

it('is what a page without a link starts with, and no link', () => {
  expect(rows.own).toEqual([
    { label: 'Gold', amount: 5 },
    { label: 'House', amount: 7 },
  ])
  expect([isExample(owned, rows), isExample(sold, numbers), isExample(sold, { units: 4 })]).toEqual([true, true, false])
  expect(isExample(owned, readFields(owned, new URLSearchParams('own=Gold:5&own=House:7')).input)).toBe(false)
})

it('is cleared whole, or but for what was changed', () => {
  expect(cleared(rows).own.map(({ label, amount }) => `${label} ${amount}`)).toEqual(['Gold 0', 'House 0'])
  expect(cleared(numbers)).toEqual({ units: 0 })
  const changed = changedExample(rows, { own: [{ label: 'Gold', amount: 9 }, ...rows.own.slice(1)] })
  expect(changed.own.map(({ amount }) => amount)).toEqual([9, 0])
  expect(changedExample(numbers, { units: 4 })).toEqual({ units: 4 })
})
