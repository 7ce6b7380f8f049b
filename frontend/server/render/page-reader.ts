import { errorStatus, type ErrorAnswer } from '@artha/contract/errors'
import type { ApiErrorDetails } from '../../src/api/api-error.ts'
import type { ServerFailures } from '../../src/api/server-failures.ts'
import type { MoreKeys } from '../../src/app/more-keys.ts'
import type { Answers, PageRoute, RouteParams } from '../../src/pages/page-route.ts'
import type { CacheReader } from './board-updates.ts'
import type { ReadFailure, ReadOutcome } from '../cache/data-cache.ts'
import { tooManyReads } from '../respond/send-error.ts'

/** A page with the parameters and query of its address. */
export interface PageRequest {
  route: PageRoute
  params: RouteParams
  search: URLSearchParams
}

/** The keys that were read for a page, and the outcome of each. */
export interface PageReading {
  keys: readonly string[]
  outcomes: readonly ReadOutcome[]
  /** The page cannot exist, whatever its answers say. */
  isMissing?: true
}

/** Reads keys from the cache. Returns the outcomes at once if all are cached, which is nearly always; else a promise. */
export function readKeys(cache: CacheReader, keys: readonly string[]): readonly ReadOutcome[] | Promise<readonly ReadOutcome[]> {
  const read = keys.map((key) => cache.read(key))
  const isAtHand = (each: (typeof read)[number]): each is ReadOutcome => !(each instanceof Promise)
  return read.every(isAtHand) ? read : Promise.all(read.map((each) => Promise.resolve(each)))
}

/** Reads all data of a page. Some pages need a second step, whose keys follow from the first answers. */
export async function readPage(cache: CacheReader, { route, params, search }: PageRequest, moreOf: MoreKeys | undefined): Promise<PageReading> {
  const keys = route.data(params, search)
  const outcomes = await readKeys(cache, keys)
  if (moreOf === undefined) return { keys, outcomes }
  const furtherKeys = moreOf(answersOf({ keys, outcomes }), params, search)
  if (furtherKeys === undefined) return { keys, outcomes, isMissing: true }
  const further = await readKeys(cache, furtherKeys)
  return { keys: [...keys, ...furtherKeys], outcomes: [...outcomes, ...further] }
}

/** Returns the status of a page. Its first answer decides: 503 if the read failed, 429 if this client reads too often, 404 if the cms refused it. */
export function statusOf({ outcomes: [first], isMissing }: PageReading) {
  if (isMissing) return 404
  if (first === undefined) return 200
  if ('failed' in first) return first.failed === 'refused' ? 429 : 503
  return first.answer.status === 200 ? 200 : 404
}

/** Returns a text that changes whenever one of the answers changes, or the time at which to try again. */
export function versionsOf(outcomes: readonly ReadOutcome[]) {
  let versions = ''
  for (const outcome of outcomes) versions += 'failed' in outcome ? `${outcome.failed} ${retryAtOf(outcome)} ` : `${outcome.answer.version} `
  return versions
}

/** Returns the time of the oldest request, in ms of the cache clock; undefined if there are no answers. */
export function oldestRequest(outcomes: readonly ReadOutcome[]) {
  let oldest: number | undefined
  for (const outcome of outcomes) {
    if (!('failed' in outcome) && (oldest === undefined || outcome.requestedAt < oldest)) oldest = outcome.requestedAt
  }
  return oldest
}

export function answersOf({ keys, outcomes }: PageReading): Answers {
  const answers: Record<string, unknown> = {}
  outcomes.forEach((outcome, index) => {
    if (!('failed' in outcome) && outcome.answer.status === 200) answers[keys[index] ?? ''] = outcome.answer.value
  })
  return answers
}

export function failuresOf({ keys, outcomes }: PageReading): ServerFailures {
  const failures: Record<string, ApiErrorDetails> = {}
  outcomes.forEach((outcome, index) => {
    const details = failureOf(outcome)
    if (details) failures[keys[index] ?? ''] = details
  })
  return failures
}

const minuteMs = 60_000

/**
 * Returns the time at which to try again. It is part of the page data, because the server and the browser must render the same, and of the page's
 * version, so that no reader sees a time that has passed. Pages show minutes, so it is rounded up: a page is drawn at most once a minute for it.
 */
const retryAtOf = ({ waitSeconds = 60 }: ReadFailure) => new Date(Math.ceil((Date.now() + waitSeconds * 1_000) / minuteMs) * minuteMs).toISOString()

function failureOf(outcome: ReadOutcome): ApiErrorDetails | undefined {
  if ('failed' in outcome) {
    const { failed } = outcome
    const retryAt = retryAtOf(outcome)
    if (failed === 'refused') return { kind: failed, status: errorStatus[tooManyReads.code], ...tooManyReads, retryAt }
    return { kind: failed, message: 'The newsroom could not be reached.', retryAt }
  }
  const { status, value } = outcome.answer
  if (status === 200) return undefined
  // `parseAnswer` has turned every other status into an error answer
  return { kind: status === 404 ? 'not-found' : 'refused', status, ...(value as ErrorAnswer) }
}
