import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { staleUntilMs } from '../cache/cache-freshness.ts'
import { noteCacheUse, type CacheUse } from './cache-use.ts'

test.each<[string, boolean, number, CacheUse]>([
  ['at hand and young', true, 0, 'hit'],
  ['at hand, as old as it may be while the cms answers', true, staleUntilMs, 'hit'],
  ['at hand and older, since the cms went', true, staleUntilMs + 1, 'stale'],
  ['waited for, and then older all the same', false, staleUntilMs + 1, 'stale'],
  ['asked for', false, 0, 'miss'],
])('an answer that was %s', (_, wasCached, ageMs, use) => {
  const reply = {} as FastifyReply
  noteCacheUse(reply, wasCached, ageMs)
  expect(reply.cacheUse).toBe(use)
})
