import { expect, test } from 'vitest'
import { isRfc822 } from '../../checks/rss-rules.ts'
import { isoInIndia, rfc822InIndia } from './feed-dates.ts'

test.each([
  ['2026-11-20T08:35:07.900Z', '2026-11-20T14:05:07+05:30', 'Fri, 20 Nov 2026 14:05:07 +0530'],
  ['2026-11-20T18:29:59.000Z', '2026-11-20T23:59:59+05:30', 'Fri, 20 Nov 2026 23:59:59 +0530'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21T00:00:00+05:30', 'Sat, 21 Nov 2026 00:00:00 +0530'],
  ['2025-12-31T20:00:00.000Z', '2026-01-01T01:30:00+05:30', 'Thu, 01 Jan 2026 01:30:00 +0530'],
  ['2028-02-28T20:00:00.000Z', '2028-02-29T01:30:00+05:30', 'Tue, 29 Feb 2028 01:30:00 +0530'],
])('%s is %s and %s', (moment, iso, rfc822) => {
  const date = new Date(moment)
  expect(isoInIndia(date)).toBe(iso)
  expect(rfc822InIndia(date)).toBe(rfc822)
  expect(isRfc822(rfc822)).toBe(true)
  // The text is in Indian time and names the same moment
  expect(Date.parse(iso)).toBe(Math.floor(date.getTime() / 1000) * 1000)
  expect(Date.parse(rfc822)).toBe(Date.parse(iso))
})
