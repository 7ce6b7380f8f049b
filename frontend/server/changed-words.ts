import { figuresOfCalculators } from '@artha/contract/calculator-figures'
import { dayInIndia } from '@artha/contract/figure-on'
import type { FigureRow } from '@artha/contract/figure-answer'
import type { FastifyInstance } from 'fastify'
import { changedWordsPath } from '../src/api/changed-words-path.ts'
import { keyOf } from '../src/api/key-of.ts'
import { keptAnswer } from '../src/api/kept-answer.ts'
import { cacheControlFor } from './cache-control.ts'
import type { DataCache, ReadOutcome } from './data-cache.ts'
import { EncodedBody } from './encoded-body.ts'
import { sendBody } from './send-body.ts'
import { sendUnreachable } from './send-error.ts'

/** What reads for pages. */
export type Reads = Pick<DataCache, 'read' | 'ageMs'>

/** What of the words of board and tiles is no longer so, with these rows on this day. */
type ChangedWordsOf = (rows: readonly FigureRow[], today: string) => unknown

interface Settings {
  cache: DataCache
  changedWords: ChangedWordsOf
  now?: () => Date
}

/**
 * Reads as the data cache does, and beside it what follows from the register for the words of board and tiles: as fresh as the rows
 * that it is worked out from, and worked out once for each of their versions and each day in India.
 */
export function withChangedWords({ cache, changedWords, now = () => new Date() }: Settings): Reads {
  const register = keyOf('listFigures', { query: { keys: figuresOfCalculators() } })
  let made: Extract<ReadOutcome, { answer: unknown }>['answer'] | undefined

  function derived(outcome: ReadOutcome): ReadOutcome {
    if ('failed' in outcome) return outcome
    const { answer, askedAt } = outcome
    if (answer.status !== 200) return { failed: 'server' }
    const today = dayInIndia(now())
    const version = `${answer.version} ${today}`
    if (made?.version !== version) {
      const value = changedWords(keptAnswer('listFigures', answer.value), today)
      made = { status: 200, value, body: new EncodedBody(Buffer.from(JSON.stringify(value))), headers: {}, version, leftOut: [] }
    }
    return { answer: made, askedAt }
  }

  function read(key: string, firstWaitMs?: number) {
    const isOwn = key === changedWordsPath
    const outcome = cache.read(isOwn ? register : key, firstWaitMs)
    if (!isOwn) return outcome
    return outcome instanceof Promise ? outcome.then(derived) : derived(outcome)
  }

  return { read, ageMs: (askedAt) => cache.ageMs(askedAt) }
}

/** The same for a browser that comes to board or tiles from another page. */
export async function changedWordsRoute(site: FastifyInstance, { reads }: { reads: Reads }) {
  site.get(changedWordsPath, async (request, reply) => {
    const outcome = await reads.read(changedWordsPath)
    if ('failed' in outcome) return sendUnreachable(reply)
    const { body, version } = outcome.answer
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': cacheControlFor(200),
      vary: 'Accept-Encoding',
      etag: `W/"${version.replace(' ', '-')}"`,
    }
    return sendBody(request, reply, { status: 200, body, headers }, reads.ageMs(outcome.askedAt))
  })
}
