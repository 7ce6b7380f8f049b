import { expect, it } from 'vitest'
import { lastChange } from './last-change'

const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString()

it.each([
  ['saved after it appeared', at(2), at(3), at(3)],
  ['scheduled: saved before it appeared', at(5), at(3), at(5)],
  ['never saved as far as is known', at(5), null, at(5)],
  ['with a save that was not asked for', at(5), undefined, at(5)],
])('%s', (_, publicationDate, updatedAt, expected) => {
  expect(lastChange({ publicationDate, updatedAt })).toBe(expected)
})
