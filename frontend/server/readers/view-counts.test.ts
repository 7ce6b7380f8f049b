import { expect, test } from 'vitest'
import { ViewCounts } from './view-counts.ts'

const day = '2026-11-22'
const opening = { article: 'a'.repeat(24), host: 'direct', device: 'phone' } as const
const openingsIn = (counted: ViewCounts) => counted.batches().flatMap(({ rows }) => rows)

test('equal openings are a number, and each day has its own', () => {
  const counted = new ViewCounts()
  for (const each of [day, day, '2026-11-23']) counted.add(opening, each)
  expect(openingsIn(counted).map((row) => [row.day, row.openings])).toEqual([
    [day, 2],
    ['2026-11-23', 1],
  ])
})

test('a batch stays until it was taken', () => {
  const counted = new ViewCounts()
  counted.add(opening, day)
  const [first] = counted.batches()
  counted.add(opening, day)
  expect(counted.batches().map(({ rows }) => rows.length)).toEqual([1, 1])
  if (first !== undefined) counted.confirm(first)
  expect(counted.batches()).toHaveLength(1)
})

test('hosts and rows that clients invent have an end, and no opening is lost while there is room', () => {
  const counted = new ViewCounts()
  for (let at = 0; at < 300; at += 1) counted.add({ ...opening, host: `h${at}.example` }, day)
  const rows = openingsIn(counted)
  expect(rows).toHaveLength(201)
  expect(rows.find(({ host }) => host === 'others')?.openings).toBe(100)
  for (let at = 0; at < 60_000; at += 1) counted.add({ ...opening, article: `a${at}`.padEnd(24, 'x') }, day)
  expect(counted.batches().length).toBeLessThanOrEqual(11)
  expect(counted.lost).toBeGreaterThan(0)
})
