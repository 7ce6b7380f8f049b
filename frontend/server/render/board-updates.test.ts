import { expect, it } from 'vitest'
import { boardUpdatesPath } from '../../src/api/board-updates-path.ts'
import { cacheWithBoardUpdates } from './board-updates.ts'
import type { DataCache, ReadOutcome } from '../cache/data-cache.ts'
import { EncodedBody } from '../respond/encoded-body.ts'

const answer = (version: string, value: unknown) => ({
  status: 200,
  value,
  body: new EncodedBody(Buffer.from('')),
  headers: {},
  version,
  omitted: [],
})

function reading(outcome: () => ReadOutcome | Promise<ReadOutcome>) {
  const asked: string[] = []
  const worked: string[] = []
  const read = (key: string) => {
    asked.push(key)
    return outcome()
  }
  let day = '2026-09-16'
  const reads = cacheWithBoardUpdates({
    // Only these two members are used
    cache: { read, ageMs: (requestedAt: number) => 1_000 - requestedAt } as unknown as DataCache,
    boardUpdates: (rows, today) => {
      worked.push(today)
      return { rows: rows.length }
    },
    today: () => day,
  })
  return { reads, asked, worked, turnTo: (other: string) => (day = other) }
}

it('works the words out of the register, once for each version of it and each day in India', () => {
  let version = 'a'
  const { reads, asked, worked, turnTo } = reading(() => ({ requestedAt: 400, answer: answer(version, []) }))
  const first = reads.read(boardUpdatesPath)
  expect(first).toMatchObject({ requestedAt: 400, answer: { status: 200, value: { rows: 0 }, version: 'a 2026-09-16' } })
  expect(reads.read(boardUpdatesPath)).toEqual(first)
  version = 'b'
  expect(reads.read(boardUpdatesPath)).toMatchObject({ answer: { version: 'b 2026-09-16' } })
  turnTo('2026-09-17')
  expect(reads.read(boardUpdatesPath)).toMatchObject({ answer: { version: 'b 2026-09-17' } })
  expect(worked).toEqual(['2026-09-16', '2026-09-16', '2026-09-17'])
  expect(asked.every((key) => key.startsWith('/api/figures?keys='))).toBe(true)
})

it('waits where the register has to be asked for, and fails as it does', async () => {
  await expect(reading(async () => ({ requestedAt: 0, answer: answer('a', []) })).reads.read(boardUpdatesPath)).resolves.toMatchObject({
    requestedAt: 0,
  })
  expect(reading(() => ({ failed: 'network' })).reads.read(boardUpdatesPath)).toEqual({ failed: 'network' })
  expect(reading(() => ({ requestedAt: 0, answer: { ...answer('a', {}), status: 400 } })).reads.read(boardUpdatesPath)).toEqual({ failed: 'server' })
})

it('leaves every other read alone', () => {
  const kept: ReadOutcome = { requestedAt: 0, answer: answer('a', 'as it is') }
  const { reads, asked, worked } = reading(() => kept)
  expect([reads.read('/api/home'), reads.ageMs(400), asked, worked]).toEqual([kept, 600, ['/api/home'], []])
})
