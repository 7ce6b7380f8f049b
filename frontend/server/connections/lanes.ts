import type { Dispatcher } from 'undici'
import type { CmsPools } from '../cms-connection.ts'
import { Slots } from './slots.ts'

/**
 * A way to the cms, with as many requests under way as its connections allow. While the cms works on an answer the request
 * has one of the `working`; an answer that is too long to be held here and is read by somebody has one of the `streaming`,
 * so that slow readers are in each other's way alone.
 */
export interface Lane {
  cms: Dispatcher
  working: Slots
  streaming: Slots
  /** How long the cms may take to begin its answer, once it has the request. */
  answerLimitMs: number
  /** How long a whole request may take, from waiting for a slot to the buffered answer. An upload takes as long as its sender needs. */
  wholeLimitMs?: number | undefined
}

export interface Lanes {
  calls: Lane
  uploads: Lane
  media: Lane
}

export const openLanes = ({ calls, uploads, media }: CmsPools): Lanes => ({
  calls: lane(calls, { running: 32, waiting: 256 }, { running: 32, waiting: 0 }, 10_000, 10_000),
  // Storing and re-encoding a large upload takes its time
  uploads: lane(uploads, { running: 14, waiting: 28 }, { running: 2, waiting: 0 }, 120_000),
  // Beside them the media pool brings the files that are kept
  media: lane(media, { running: 8, waiting: 64 }, { running: 16, waiting: 0 }, 10_000, 10_000),
})

type Bound = ConstructorParameters<typeof Slots>[0]

const lane = (cms: Dispatcher, working: Bound, streaming: Bound, answerLimitMs: number, wholeLimitMs?: number): Lane => ({
  cms,
  working: new Slots(working),
  streaming: new Slots(streaming),
  answerLimitMs,
  wholeLimitMs,
})
