import { expect, it } from 'vitest'
import { shownSince } from './shown-since'

const day = (of: number) => new Date(Date.UTC(2026, 10, of))

it.each([
  ['was published at once', { madeAt: 3, appearsAt: 3 }, { number: 3, madeAt: 5 }, 3, 3],
  ['was published with an earlier date', { madeAt: 3, appearsAt: 1 }, { number: 3, madeAt: 5 }, 3, 3],
  ['has no date', { madeAt: 3 }, { number: 3, madeAt: 5 }, 3, 3],
  ['is live, published at once', { madeAt: 3, appearsAt: 3 }, undefined, 2, 3],
  ['is live since its date', { madeAt: 3, appearsAt: 6 }, undefined, 2, 6],
  ['is live since its date, with a draft from before', { madeAt: 3, appearsAt: 6 }, { number: 3, madeAt: 5 }, 2, 6],
  ['was scheduled and changed after its date', { madeAt: 3, appearsAt: 6 }, { number: 3, madeAt: 7 }, 3, 6],
  ['was scheduled and changed before its date', { madeAt: 3, appearsAt: 6 }, { number: 3, madeAt: 5 }, 3, undefined],
  ['was scheduled, and the save after it is no longer stored', { madeAt: 3, appearsAt: 6 }, { number: 4, madeAt: 8 }, 4, undefined],
  ['was scheduled, and nothing is stored after it', { madeAt: 3, appearsAt: 6 }, undefined, 4, undefined],
  ['has a date to come', { madeAt: 3, appearsAt: 11 }, undefined, 2, undefined],
  ['is newer than what is live', { madeAt: 3, appearsAt: 3 }, undefined, 1, undefined],
])('a version that %s', (_, { madeAt, appearsAt }: { madeAt: number; appearsAt?: number }, next, live, expected) => {
  const version = { number: 2, madeAt: day(madeAt), appearsAt: appearsAt === undefined ? undefined : day(appearsAt) }
  const after = next && { number: next.number, madeAt: day(next.madeAt) }
  expect(shownSince(version, after, { live, now: day(10) })).toEqual(expected === undefined ? undefined : day(expected))
})
