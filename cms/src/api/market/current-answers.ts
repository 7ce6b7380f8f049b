import type { Core } from '@strapi/strapi'
import { keptAnswers, type KeptAnswers } from './kept-answers'
import { renewBehind, type Question } from './renewals'

/**
 * Returns the stored answers of a question and its parts. A due question is renewed in the background; a reader waits briefly only if there is
 * nothing to show.
 */
export async function currentAnswers(strapi: Core.Strapi, question: Question, parts: readonly string[], now: Date): Promise<KeptAnswers> {
  const names = [question.name, ...parts]
  const kept = await keptAnswers(strapi, names)
  const { dueAt, leaseUntil } = kept.get(question.name) ?? { dueAt: now, leaseUntil: null }
  if (dueAt !== null && dueAt > now) return kept
  if (![...kept.values()].some(({ answer }) => answer !== null)) {
    await renewBehind(strapi, question)
    return keptAnswers(strapi, names)
  }
  if (leaseUntil === null || leaseUntil <= now) void renewBehind(strapi, question)
  return kept
}
