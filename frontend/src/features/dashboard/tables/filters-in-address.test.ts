import { expect, it } from 'vitest'
import { pageInAddress } from '../../../lib/page-in-address.ts'
import { addressOf, filtersIn, queryOf } from './filters-in-address.ts'

const none = filtersIn(new URLSearchParams())

it('asks for everything where the address says nothing', () => {
  expect(queryOf(none, 1, 20)).toEqual({ page: 1, pageSize: 20 })
  expect(addressOf(none).toString()).toBe('')
})

it('comes back from its address as it was', () => {
  const filters = { ...none, q: 'gold loan', state: 'scheduled', category: 'Loan', tag: 'EMI', from: '2026-11-01', sort: 'title', mine: '1' }
  const address = addressOf(filters, 3)
  expect([filtersIn(address), pageInAddress(address)]).toEqual([filters, 3])
  expect(queryOf(filters, 3, 20)).toEqual({
    q: 'gold loan',
    state: 'scheduled',
    category: 'Loan',
    tag: 'EMI',
    from: '2026-11-01',
    sort: 'title',
    mine: '1',
    page: 3,
    pageSize: 20,
  })
})

it.each([
  ['state', 'gone'],
  ['category', 'Nothing'],
  ['from', '2026-13-40'],
  ['sort', 'sideways'],
  ['mine', 'yes'],
  ['q', '   '],
])('asks for nothing by %s=%s', (name, value) => {
  expect(queryOf({ ...none, [name]: value }, 1, 20)).toEqual({ page: 1, pageSize: 20 })
})
