import { calculatorFigureKeys } from '@artha/contract/calculator-figures'
import type { FigureRow } from '@artha/contract/figure-answer'
import type { FastifyInstance } from 'fastify'
import { boardUpdatesPath } from '../../src/api/board-updates-path.ts'
import { keyOf } from '../../src/api/key-of.ts'
import { cachedAnswer } from '../../src/api/cached-answer.ts'
import { cacheControlFor } from '../respond/cache-control.ts'
import type { DataCache, ReadOutcome } from '../cache/data-cache.ts'
import { EncodedBody } from '../respond/encoded-body.ts'
import { sendBody } from '../respond/send-body.ts'
import { sendUnreachable } from '../respond/send-error.ts'
import { todayInIndia } from './today.ts'

/** The part of the data cache that pages use. */
export type CacheReader = Pick<DataCache, 'read' | 'ageMs'>

/** Returns the texts of board and tiles that differ from those of the build, computed from these rows for this day. */
type BoardUpdatesOf = (rows: readonly FigureRow[], today: string) => unknown

interface Settings {
  cache: DataCache
  boardUpdates: BoardUpdatesOf
  /** Returns the day in India. */
  today?: () => string
}

/**
 * Wraps the data cache and adds one key: the texts of board and tiles that official figures have changed. They are as fresh as the rows of
 * the register, and are computed once for each version of the rows and each day in India.
 */
export function cacheWithBoardUpdates({ cache, boardUpdates, today = todayInIndia }: Settings): CacheReader {
  const register = keyOf('listFigures', { query: { keys: calculatorFigureKeys() } })
  let made: Extract<ReadOutcome, { answer: unknown }>['answer'] | undefined

  function derived(outcome: ReadOutcome): ReadOutcome {
    if ('failed' in outcome) return outcome
    const { answer, requestedAt } = outcome
    if (answer.status !== 200) return { failed: 'server' }
    const day = today()
    const version = `${answer.version} ${day}`
    if (made?.version !== version) {
      const value = boardUpdates(cachedAnswer('listFigures', answer.value), day)
      made = { status: 200, value, body: new EncodedBody(Buffer.from(JSON.stringify(value))), headers: {}, version, omitted: [] }
    }
    return { answer: made, requestedAt }
  }

  function read(key: string, firstWaitMs?: number) {
    const isOwn = key === boardUpdatesPath
    const outcome = cache.read(isOwn ? register : key, firstWaitMs)
    if (!isOwn) return outcome
    return outcome instanceof Promise ? outcome.then(derived) : derived(outcome)
  }

  return { read, ageMs: (requestedAt) => cache.ageMs(requestedAt) }
}

/** Sends the changed texts to a browser that opens board or tiles from another page. */
export async function boardUpdatesRoute(site: FastifyInstance, { reads }: { reads: CacheReader }) {
  site.get(boardUpdatesPath, async (request, reply) => {
    const outcome = await reads.read(boardUpdatesPath)
    if ('failed' in outcome) return sendUnreachable(reply)
    const { body, version } = outcome.answer
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControlFor(200),
      vary: 'Accept-Encoding',
      etag: `W/"${version.replace(' ', '-')}"`,
    }
    return sendBody(request, reply, { status: 200, body, headers }, reads.ageMs(outcome.requestedAt))
  })
}
