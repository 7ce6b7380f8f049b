import type { Provenance } from '@artha/contract/market'
import type { Core } from '@strapi/strapi'
import { currentAnswers } from './current-answers'
import { nextUpdateAt, provenanceOf, renewalLimitMs } from './price-renewal'
import type { Question } from './renewals'
import { isRateLimitNote } from './readings/is-rate-limit-note'
import { sourceOf } from './source-of'
import { UpstreamFailure } from './upstream/failure'
import type { PriceService } from './upstream/price-service'

/** A question with one answer from one request. */
export interface SingleRequest<Content> {
  name: string
  service: PriceService
  url: string
  /** The time for which an answer is good. */
  keepMs: number
  /** Parses the response; undefined if it cannot be used. */
  read: (given: unknown, now: Date) => { content: Content; asOf: Date | undefined } | undefined
}

const questionOf = <Content>({ name, service, url, keepMs, read }: SingleRequest<Content>): Question => ({
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

/** Returns the last good answer with its provenance, or, if there never was one, the time of the next attempt. */
export async function singleAnswer<Content>(
  strapi: Core.Strapi,
  single: SingleRequest<Content>,
  now: Date,
): Promise<{ content: Content; provenance: Provenance } | { content: undefined; nextUpdateAt: string }> {
  const kept = (await currentAnswers(strapi, questionOf(single), [], now)).get(single.name)
  const renewal = { asOf: null, renewAt: null, failures: 0, ...kept, dueAt: kept?.dueAt ?? new Date(now.getTime() + renewalLimitMs) }
  if (kept === undefined || kept.answer === null) return { content: undefined, nextUpdateAt: nextUpdateAt(renewal, now) }
  // The stored JSON is what `read` returned for the same name.
  return { content: JSON.parse(kept.answer) as Content, provenance: provenanceOf(sourceOf(single.url), renewal, now) }
}
