import type { Provenance } from '@artha/contract/market'
import type { Core } from '@strapi/strapi'
import { currentAnswers } from './current-answers'
import { nextUpdateAt, provenanceOf, renewalLimitMs } from './freshness'
import type { Question } from './renewals'
import { isRateLimitNote } from './readings/is-rate-limit-note'
import { sourceOf } from './source-of'
import { UpstreamFailure } from './upstream/failure'
import type { PriceService } from './upstream/price-service'

/** A question with one answer, read from one call. */
export interface Single<Content> {
  name: string
  service: PriceService
  url: string
  /** How long an answer is good. */
  keepMs: number
  /** undefined where what came cannot be believed. */
  read: (given: unknown, now: Date) => { content: Content; asOf: Date | undefined } | undefined
}

const questionOf = <Content>({ name, service, url, keepMs, read }: Single<Content>): Question => ({
  name,
  async ask(signal) {
    const given = await service.ask(url, signal)
    const now = new Date()
    const answer = read(given, now)
    if (answer === undefined) throw new UpstreamFailure(isRateLimitNote(given) ? 'limited' : 'malformed')
    const renewAt = new Date(now.getTime() + keepMs)
    return { answer: JSON.stringify(answer.content), asOf: answer.asOf ?? now, renewAt, dueAt: renewAt, failures: 0 }
  },
})

/** The last good answer with where it comes from; or, where there never was one, when there may be one. */
export async function singleAnswer<Content>(
  strapi: Core.Strapi,
  single: Single<Content>,
  now: Date,
): Promise<{ content: Content; provenance: Provenance } | { content: undefined; nextUpdateAt: string }> {
  const kept = (await currentAnswers(strapi, questionOf(single), [], now)).get(single.name)
  const renewal = { asOf: null, renewAt: null, failures: 0, ...kept, dueAt: kept?.dueAt ?? new Date(now.getTime() + renewalLimitMs) }
  if (kept === undefined || kept.answer === null) return { content: undefined, nextUpdateAt: nextUpdateAt(renewal, now) }
  // What is kept under a name is what `read` of that name gave.
  return { content: JSON.parse(kept.answer) as Content, provenance: provenanceOf(sourceOf(single.url), renewal, now) }
}
