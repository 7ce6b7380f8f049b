import { expect, it } from 'vitest'
import { pageInAddress } from './page-in-address.ts'

it.each([
  ['', 1],
  ['page=', 1],
  ['page=1', 1],
  ['page=3', 3],
  ['page=12', 12],
  ['page=13', 1],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=2.5', 1],
  ['page=two', 1],
  ['page=Infinity', 1],
])('%j is page %i of 12', (search, page) => {
  expect(pageInAddress(new URLSearchParams(search), 12)).toBe(page)
})

it('has no last page where none is known', () => {
  expect(pageInAddress(new URLSearchParams('page=900000'))).toBe(900_000)
})
