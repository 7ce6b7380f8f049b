import type { Core } from '@strapi/strapi'
import { readPriceRows, type PriceRows } from './price-rows'
import { renewInBackground, type Question } from './renewals'

/**
 * Returns the stored answers of a question and its parts. A due question is renewed in the background; a reader waits briefly only if there is
 * nothing to show.
 */
export async function currentAnswers(strapi: Core.Strapi, question: Question, parts: readonly string[], now: Date): Promise<PriceRows> {
  const names = [question.name, ...parts]
  const kept = await readPriceRows(strapi, names)
  const { dueAt, leaseUntil } = kept.get(question.name) ?? { dueAt: now, leaseUntil: null }
  if (dueAt !== null && dueAt > now) return kept
  if (![...kept.values()].some(({ answer }) => answer !== null)) {
    await renewInBackground(strapi, question)
    return readPriceRows(strapi, names)
  }
  if (leaseUntil === null || leaseUntil <= now) void renewInBackground(strapi, question)
  return kept
}
