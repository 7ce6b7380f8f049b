import { expect, it } from 'vitest'
import { placeOnSite } from './place-on-site'

const now = new Date('2026-11-20T10:00:00.000Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const page = 'https://artha.example/blog/abc'

it.each([
  ['a draft', {}, 'draft', ''],
  ['what comes in an hour', { publishedFrom: hours(1) }, 'scheduled', ''],
  ['what appears now', { publishedFrom: now }, 'live', page],
  ['what has an end that has not come', { publishedFrom: hours(-1), endsAt: hours(1) }, 'live', page],
  ['what ends now', { publishedFrom: hours(-24), endsAt: now }, 'expired', ''],
  ['what comes and has an end', { publishedFrom: hours(1), endsAt: hours(25) }, 'scheduled', ''],
] as const)('%s', (_what, times, state, url) => {
  expect(placeOnSite({ ...times, now, page, notShownBecause: '' })).toMatchObject({ state, url })
})

it('what cannot be shown has a reason and no page', () => {
  const because = 'tags: expected a list'
  expect(placeOnSite({ publishedFrom: now, now, page, notShownBecause: because })).toMatchObject({ state: 'live', url: '', notShownBecause: because })
})

it('an invalid date does not hide the reason', () => {
  expect(placeOnSite({ publishedFrom: new Date('soon'), now, page, notShownBecause: 'it could not be read' })).toMatchObject({ appearsAt: null })
})
