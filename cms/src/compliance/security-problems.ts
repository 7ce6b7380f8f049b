import { currentRequestState } from '@artha/base/exchange'
import { rowsOf } from '@artha/base/rows'
import { dayInIndia } from '@artha/contract/figure-on'
import type { Core } from '@strapi/strapi'
import { studioUser } from '../api/writes/studio-user'
import { adviceIn, type Advice } from './advice'
import { freshPricesIn } from './fresh-prices'
import { sentenceKey } from './sentence-key'

/** The text of one field, without markup. */
export interface FieldTexts {
  field: string
  words: string
}

interface Release {
  sentenceKey: string | null
  createdBy: { id: number; email: string | null } | null
}

/** Returns when a text is first read: at its date if that is in the future, else now. */
export function appearsOn(createdAt: string): Date {
  const now = new Date()
  const scheduled = createdAt === '' ? now : new Date(createdAt)
  return scheduled > now ? scheduled : now
}

/** Returns true if somebody other than the writer released the sentence. */
function isSecondPerson(strapi: Core.Strapi, { createdBy }: Release) {
  if (createdBy === null) return false
  const account = currentRequestState(strapi)?.account
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

/** Returns the problems of prices and returns of a security less than thirty days old on the day of appearance. */
export function priceProblems(texts: readonly FieldTexts[], appears: Date): Record<string, string> {
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

/** `holds`: advice stops the text. `waits`: advice is allowed, because a second person reads a text submitted for review. */
export type Advising = 'holds' | 'waits'

/**
 * Returns the problems of publishing texts that name a security: advice that nobody else has released, and prices or returns less than thirty
 * days old on the day of appearance.
 */
export async function securityProblems(
  strapi: Core.Strapi,
  texts: readonly FieldTexts[],
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
