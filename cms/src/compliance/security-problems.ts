import { stateNow } from '@artha/base/exchange'
import { rowsOf } from '@artha/base/rows'
import { dayInIndia } from '@artha/contract/figure-on'
import type { Core } from '@strapi/strapi'
import { studioUser } from '../api/writes/studio-user'
import { adviceIn, type Advice } from './advice'
import { freshPricesIn } from './fresh-prices'
import { sentenceKey } from './sentence-key'

/** The words of one field, without markup. */
export interface FieldWords {
  field: string
  words: string
}

interface Release {
  sentenceKey: string | null
  createdBy: { id: number; email: string | null } | null
}

/** When a text is first read: at its date where that is still to come, else now. */
export function appearsOn(createdAt: string): Date {
  const now = new Date()
  const scheduled = createdAt === '' ? now : new Date(createdAt)
  return scheduled > now ? scheduled : now
}

/** Whether somebody else than who is writing has released it. */
function isSecondPerson(strapi: Core.Strapi, { createdBy }: Release) {
  if (createdBy === null) return false
  const account = stateNow(strapi)?.account
  if (account !== undefined) return createdBy.email?.toLowerCase() !== account.email.toLowerCase()
  return createdBy.id !== studioUser(strapi)?.id
}

async function releasedKeys(strapi: Core.Strapi, found: readonly Advice[]): Promise<ReadonlySet<string | null>> {
  if (found.length === 0) return new Set()
  const keys = [...new Set(found.map(({ sentence }) => sentenceKey(sentence)))]
  const rows = await rowsOf<Release>(strapi, 'api::release.released-sentence').findMany({
    where: { sentenceKey: { $in: keys } },
    populate: { createdBy: true },
  })
  return new Set(rows.filter((row) => isSecondPerson(strapi, row)).map((row) => row.sentenceKey))
}

const adviceWords = ({ word, security, sentence }: Advice) =>
  `“${word}” is within twelve words of “${security}”. A second person must release the sentence as reported speech (Studio, Released sentence): “${sentence}”`

/** Prices and returns of a security that are younger than thirty days on the day on which their text appears. */
export function priceProblems(texts: readonly FieldWords[], appears: Date): Record<string, string> {
  const day = dayInIndia(appears)
  const fresh = texts.flatMap(({ field, words }) => {
    const [first] = freshPricesIn(words, day)
    return first === undefined
      ? []
      : [
          [
            field,
            `A price or return of “${first.security}” must be at least thirty days old, and the sentence must give its date: “${first.sentence}”`,
          ] as const,
        ]
  })
  return Object.fromEntries(fresh)
}

/** Whether advice holds a text back, or may still wait: what is submitted for review is read by the second person. */
export type Advising = 'holds' | 'waits'

/**
 * What holds publishing back where a text names a security: advice that nobody else has released, and a price or return that is younger
 * than thirty days on the day on which the text appears.
 */
export async function securityProblems(
  strapi: Core.Strapi,
  texts: readonly FieldWords[],
  appears: Date,
  advising: Advising,
): Promise<Record<string, string>> {
  if (advising === 'waits') return priceProblems(texts, appears)
  const advice = texts.map(({ field, words }) => ({ field, found: adviceIn(words) }))
  const released = await releasedKeys(
    strapi,
    advice.flatMap(({ found }) => found),
  )
  const held = advice.flatMap(({ field, found }) => {
    const first = found.find(({ sentence }) => !released.has(sentenceKey(sentence)))
    return first === undefined ? [] : [[field, adviceWords(first)] as const]
  })
  return { ...priceProblems(texts, appears), ...Object.fromEntries(held) }
}
