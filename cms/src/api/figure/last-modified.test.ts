import { shippedFigures } from '@artha/contract/figures/all-figures'
import { expect, it } from 'vitest'
import { lastModified } from './last-modified'

const rows = shippedFigures.filter(({ figureKey }) => figureKey === 'epf-ceiling').map((row) => ({ ...row, changedAt: '2026-08-01T06:00:00.000Z' }))
const published = 'Sat, 01 Aug 2026 06:00:00 GMT'
/** The beginning in India of 17 Sep 2026, the day of the new ceiling. */
const midnight = 'Wed, 16 Sep 2026 18:30:00 GMT'

it.each([
  ['2026-08-01T06:00:00Z', published],
  ['2026-09-16T18:29:59Z', published],
  ['2026-09-16T18:30:00Z', midnight],
  ['2026-11-22T00:00:00Z', midnight],
])('at %s it is %s', (now, said) => {
  expect(lastModified(rows, new Date(now))).toBe(said)
})

it('is the midnight after the last day where no row follows', () => {
  const ended = rows.slice(0, 1).map((row) => ({ ...row, validUntil: '2026-08-31' }))
  expect(lastModified(ended, new Date('2026-11-22T00:00:00Z'))).toBe('Mon, 31 Aug 2026 18:30:00 GMT')
})

it('says nothing of no rows', () => {
  expect(lastModified([], new Date())).toBeUndefined()
})
