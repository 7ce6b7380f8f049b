import { expect, it } from 'vitest'
import { libraryFiltersIn, libraryPath, libraryQueryOf, librarySearch } from './library-address.ts'

const none = libraryFiltersIn(new URLSearchParams())

it('asks for everything where the address says nothing', () => {
  expect(libraryQueryOf(none, 1, 24)).toEqual({ page: 1, pageSize: 24 })
  expect(libraryPath(librarySearch(none))).toBe('/dashboard/media')
})

it('comes back from its address as it was', () => {
  const filters = { q: 'coins in a jar', kind: 'image', withoutAlt: '1' }
  expect(libraryFiltersIn(librarySearch(filters, 3))).toEqual(filters)
  expect(libraryPath(librarySearch(filters, 3))).toBe('/dashboard/media?q=coins+in+a+jar&kind=image&withoutAlt=1&page=3')
  expect(libraryPath(librarySearch(filters, 3), { _id: 'a1' })).toBe('/dashboard/media/a1?q=coins+in+a+jar&kind=image&withoutAlt=1&page=3')
  expect(libraryQueryOf({ ...filters, q: ' coins ' }, 3, 24)).toEqual({ q: 'coins', kind: 'image', withoutAlt: '1', page: 3, pageSize: 24 })
})

it.each([
  ['kind', 'pdf'],
  ['withoutAlt', 'yes'],
  ['q', '   '],
  ['q', 'a'.repeat(101)],
])('asks for nothing by %s=%s', (name, value) => {
  expect(libraryQueryOf({ ...none, [name]: value }, 1, 24)).toEqual({ page: 1, pageSize: 24 })
})
