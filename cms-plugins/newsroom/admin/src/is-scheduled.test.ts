import { expect, it } from 'vitest'
import { isScheduled } from './is-scheduled'

const now = new Date('2026-11-20T10:00:00Z')

it.each([
  ['published and due in an hour', 'published', '2026-11-20T11:00:00Z', true],
  ['published an hour ago', 'published', '2026-11-20T09:00:00Z', false],
  ['a draft with a coming date', 'draft', '2026-11-20T11:00:00Z', false],
  ['changed since it was published', 'modified', '2026-11-20T11:00:00Z', false],
  ['without a date', 'published', null, false],
])('%s', (_, status, publicationDate, expected) => {
  expect(isScheduled({ documentId: 'abc', status, publicationDate }, now)).toBe(expected)
})
