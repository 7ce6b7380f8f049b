import { expect, it } from 'vitest'
import { freshnessOf } from './price-freshness.ts'

const nextUpdateAt = '2026-11-20T09:00:00.000Z'
const before = new Date('2026-11-20T08:59:59.999Z')
const at = new Date(nextUpdateAt)
const answer = { sample: false, stale: false, nextUpdateAt }

it.each([
  ['before its next update', answer, before, 'current'],
  ['at its next update', answer, at, 'due'],
  ['while the reader’s time is not known', answer, undefined, 'current'],
  ['where no source is asked', { ...answer, nextUpdateAt: null }, at, 'current'],
  ['that the source has not renewed', { ...answer, stale: true }, before, 'stale'],
  ['that the source has not renewed, past its time', { ...answer, stale: true }, at, 'stale'],
  ['of the sample', { ...answer, sample: true, nextUpdateAt: null }, at, 'sample'],
  ['of the sample, however old', { ...answer, sample: true, stale: true }, at, 'sample'],
] as const)('a figure %s', (_, of, now, freshness) => {
  expect(freshnessOf(of, now)).toBe(freshness)
})
