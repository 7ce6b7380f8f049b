import type { ApiErrorDetails } from '../src/api/api-error.ts'
import type { ServerFailures } from '../src/api/server-failures.ts'
import type { Answers, PageRoute, RouteParams } from '../src/app/page-route.ts'
import type { DataCache, ReadOutcome } from './data-cache.ts'
import type { ErrorAnswer } from '@artha/contract/errors'

/** All that a page is made of. */
export interface PageReading {
  status: 200 | 404 | 503
  answers: Answers
  failures: ServerFailures
  /** Differs whenever one of the answers does. */
  versions: string
  /** How long ago the oldest of the answers was asked for. */
  ageMs: number
}

/** Reads what a page needs; where everything is at hand, nothing waits. */
export async function readPage(cache: DataCache, route: PageRoute, params: RouteParams, search: URLSearchParams): Promise<PageReading> {
  const keys = route.data(params, search)
  const outcomes = await readAll(cache, keys)
  const furtherKeys = route.more?.(answersOf(keys, outcomes), params) ?? []
  keys.push(...furtherKeys)
  outcomes.push(...(await readAll(cache, furtherKeys)))
  return {
    status: statusOf(outcomes[0]),
    answers: answersOf(keys, outcomes),
    failures: failuresOf(keys, outcomes),
    versions: outcomes.map((outcome) => ('failed' in outcome ? outcome.failed : outcome.answer.version)).join(' '),
    ageMs: Math.max(0, ...outcomes.map((outcome) => ('failed' in outcome ? 0 : cache.ageMs(outcome)))),
  }
}

const readAll = (cache: DataCache, keys: readonly string[]) => Promise.all(keys.map((key) => cache.read(key)))

/** The first answer decides: a page without it is missing, or cannot be had now. */
function statusOf(first: ReadOutcome | undefined) {
  if (first === undefined) return 200
  if ('failed' in first) return 503
  return first.answer.status === 200 ? 200 : 404
}

function answersOf(keys: readonly string[], outcomes: readonly ReadOutcome[]): Answers {
  const answers: Record<string, unknown> = {}
  outcomes.forEach((outcome, index) => {
    if (!('failed' in outcome) && outcome.answer.status === 200) answers[keys[index] ?? ''] = outcome.answer.value
  })
  return answers
}

function failuresOf(keys: readonly string[], outcomes: readonly ReadOutcome[]): ServerFailures {
  const failures: Record<string, ApiErrorDetails> = {}
  outcomes.forEach((outcome, index) => {
    const details = failureOf(outcome)
    if (details) failures[keys[index] ?? ''] = details
  })
  return failures
}

function failureOf(outcome: ReadOutcome): ApiErrorDetails | undefined {
  if ('failed' in outcome) return { kind: outcome.failed, message: 'The newsroom could not be reached.' }
  const { status, value } = outcome.answer
  if (status === 200) return undefined
  return { kind: status === 404 ? 'not-found' : 'refused', status, ...(value as ErrorAnswer) }
}
