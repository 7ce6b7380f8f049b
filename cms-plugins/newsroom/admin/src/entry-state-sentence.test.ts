import { expect, it } from 'vitest'
import { entryStateSentence } from './entry-state-sentence'

const appearsAt = '2026-11-20T08:35:00.000Z'

it.each([
  ['live', 'On the site since 20 Nov 2026, 14:05 IST.'],
  ['scheduled', 'Scheduled: goes live on 20 Nov 2026, 14:05 IST.'],
  ['expired', 'Expired: it was on the site from 20 Nov 2026, 14:05 IST.'],
  ['draft', 'A draft: not visible to readers until it is published.'],
] as const)('%s', (state, words) => {
  expect(entryStateSentence({ state, appearsAt: state === 'draft' ? null : appearsAt, url: '', notShownBecause: '' })).toBe(words)
})

it('says first why readers do not get it', () => {
  const place = { state: 'live', appearsAt, url: '', notShownBecause: 'tags: expected a list' } as const
  expect(entryStateSentence(place)).toBe('Published but not shown: tags: expected a list.')
})
