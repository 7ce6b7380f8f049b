import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { monotonicMs } from '@artha/base/monotonic-clock'
import type { Core } from '@strapi/strapi'
import { backOffMs } from './back-off'
import { renewalLimitMs } from './price-renewal'
import { countRequest } from './request-counts'
import { releaseQuestion, readPriceRows, claimQuestion, type PriceRow, type Outcome } from './price-rows'
import { UpstreamFailure } from './upstream/failure'

/** A question to a source, and the name of its row. */
export interface Question {
  name: string
  /** Asks the source; throws an UpstreamFailure if it gives no answer. */
  ask: (signal: AbortSignal) => Promise<Outcome>
}

/** The longest that a reader waits for a first answer; the site gives our whole response two seconds. */
const briefMs = 1_200
/** Requests end before the lease does, so that no two replicas ask at once. */
const askingLimitMs = renewalLimitMs - 5_000
/** The pause between looks for another replica's answer. */
const checkIntervalMs = 150
/** A source that was not asked because of repeated failures is asked again after this time. */
const pausedMs = 30_000

const stopping = new AbortController()

interface Running {
  done: Promise<void>
  /** Resolves with `done`, or earlier once readers have waited long enough. */
  brief: Promise<void>
}

const running = new Map<string, Running>()

/** Returns the columns to write after a failure; the last good answer stays. */
function afterFailure(error: unknown, failures: number, now: Date): Outcome {
  if (stopping.signal.aborted) return {}
  if (error instanceof UpstreamFailure && error.reason === 'paused') return { dueAt: new Date(now.getTime() + pausedMs) }
  const askedForMs = error instanceof UpstreamFailure ? error.retryAfterMs : undefined
  return { failures: failures + 1, dueAt: new Date(now.getTime() + Math.max(backOffMs(failures + 1), askedForMs ?? 0)) }
}

/** Logs a failure without the address, because it holds a key. */
function report(strapi: Core.Strapi, { name }: Question, error: unknown, { dueAt }: Outcome) {
  if (dueAt === undefined || dueAt === null) return
  const reason = error instanceof UpstreamFailure ? error.reason : String(error)
  strapi.log.warn(`No answer about ${name} (${reason}); it is requested again from ${dueAt.toISOString()} on.`)
}

async function outcomeOf(strapi: Core.Strapi, question: Question, failures: number): Promise<Outcome> {
  try {
    const answered = await question.ask(AbortSignal.any([stopping.signal, AbortSignal.timeout(askingLimitMs)]))
    countRequest(question.name, 'answered')
    return answered
  } catch (error) {
    countRequest(question.name, error instanceof UpstreamFailure ? error.reason : 'failed')
    const outcome = afterFailure(error, failures, new Date())
    report(strapi, question, error, outcome)
    return outcome
  }
}

/** Waits for another replica's answer, no longer than a reader waits for our own. */
async function waitForOther(strapi: Core.Strapi, { name }: Question): Promise<void> {
  const isAsking = ({ leaseUntil }: PriceRow) => leaseUntil !== null && leaseUntil.getTime() - renewalLimitMs + briefMs > Date.now()
  // The lease uses the system clock, which may be set back meanwhile
  const endMs = monotonicMs() + briefMs
  while (monotonicMs() < endMs) {
    const kept = (await readPriceRows(strapi, [name])).get(name)
    if (kept === undefined || !isAsking(kept)) return
    await pause(checkIntervalMs, undefined, { ref: false })
  }
}

async function renew(strapi: Core.Strapi, question: Question): Promise<void> {
  const holder = randomUUID()
  const now = new Date()
  const isOurs = await claimQuestion(strapi, question.name, holder, now, new Date(now.getTime() + renewalLimitMs))
  if (!isOurs) return waitForOther(strapi, question)
  const kept = (await readPriceRows(strapi, [question.name])).get(question.name)
  await releaseQuestion(strapi, question.name, holder, await outcomeOf(strapi, question, kept?.failures ?? 0))
}

/**
 * Renews a due question, once at a time here and across replicas. The promise is for readers without any answer: it resolves when there is one
 * or when they have waited long enough, and never rejects.
 */
export function renewInBackground(strapi: Core.Strapi, question: Question): Promise<void> {
  const known = running.get(question.name)
  if (known !== undefined) return known.brief
  if (stopping.signal.aborted) return Promise.resolve()
  const done = renew(strapi, question)
    .catch((error: unknown) => {
      strapi.log.error(`The answer about ${question.name} was not renewed: ${String(error)}`)
    })
    .finally(() => {
      running.delete(question.name)
    })
  const brief = Promise.race([done, pause(briefMs, undefined, { ref: false })])
  running.set(question.name, { done, brief })
  return brief
}

/** Aborts the running requests and ends their leases, so that another replica can ask at once. */
export async function stopRenewals(): Promise<void> {
  stopping.abort()
  await Promise.all([...running.values()].map(({ done }) => done))
}
