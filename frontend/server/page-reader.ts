import type { ErrorAnswer } from '@artha/contract/errors'
import type { ApiErrorDetails } from '../src/api/api-error.ts'
import type { ServerFailures } from '../src/api/server-failures.ts'
import type { MoreKeys } from '../src/app/more-keys.ts'
import type { Answers, PageRoute, RouteParams } from '../src/pages/page-route.ts'
import type { Reads } from './changed-words.ts'
import type { ReadOutcome } from './data-cache.ts'

/** A page, and what its address says. */
export interface Asked {
  route: PageRoute
  params: RouteParams
  search: URLSearchParams
}

/** What was read for a page: its keys, and what each of them came to. */
export interface PageReading {
  keys: readonly string[]
  outcomes: readonly ReadOutcome[]
  /** There can be no such page, whatever its answers. */
  isMissing?: true
}

/** Reads keys. Nearly always all of it is at hand, and then nothing waits: not even for the next turn of the loop. */
export function readKeys(cache: Reads, keys: readonly string[]): readonly ReadOutcome[] | Promise<readonly ReadOutcome[]> {
  const read = keys.map((key) => cache.read(key))
  const isAtHand = (each: (typeof read)[number]): each is ReadOutcome => !(each instanceof Promise)
  return read.every(isAtHand) ? read : Promise.all(read.map((each) => Promise.resolve(each)))
}

/** Reads what a page needs, in two steps where the second follows from the first. */
export async function readPage(cache: Reads, { route, params, search }: Asked, moreOf: MoreKeys | undefined): Promise<PageReading> {
  const keys = route.data(params, search)
  const outcomes = await readKeys(cache, keys)
  if (moreOf === undefined) return { keys, outcomes }
  const furtherKeys = moreOf(answersOf({ keys, outcomes }), params, search)
  if (furtherKeys === undefined) return { keys, outcomes, isMissing: true }
  const further = await readKeys(cache, furtherKeys)
  return { keys: [...keys, ...furtherKeys], outcomes: [...outcomes, ...further] }
}

/** The first answer decides: a page without it is missing, or cannot be had now. */
export function statusOf({ outcomes: [first], isMissing }: PageReading) {
  if (isMissing) return 404
  if (first === undefined) return 200
  if ('failed' in first) return 503
  return first.answer.status === 200 ? 200 : 404
}

/** Differs whenever one of the answers does. */
export function versionsOf(outcomes: readonly ReadOutcome[]) {
  let versions = ''
  for (const outcome of outcomes) versions += 'failed' in outcome ? `${outcome.failed} ` : `${outcome.answer.version} `
  return versions
}

/** When the oldest of the answers was asked for; undefined where there is none. */
export function oldestOf(outcomes: readonly ReadOutcome[]) {
  let oldest: number | undefined
  for (const outcome of outcomes) {
    if (!('failed' in outcome) && (oldest === undefined || outcome.askedAt < oldest)) oldest = outcome.askedAt
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

/** The page is drawn with it and goes on with it in the browser, where both must say the same. */
const inAMinute = () => new Date(Date.now() + 60_000).toISOString()

function failureOf(outcome: ReadOutcome): ApiErrorDetails | undefined {
  if ('failed' in outcome) return { kind: outcome.failed, message: 'The newsroom could not be reached.', retryAt: inAMinute() }
  const { status, value } = outcome.answer
  if (status === 200) return undefined
  // What is no 200 was made a refusal when it came in.
  return { kind: status === 404 ? 'not-found' : 'refused', status, ...(value as ErrorAnswer) }
}
