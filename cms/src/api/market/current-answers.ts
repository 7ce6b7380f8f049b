import type { Core } from '@strapi/strapi'
import { keptAnswers, type KeptAnswers } from './kept-answers'
import { renewBehind, type Question } from './renewals'

/**
 * What is kept under these names, of which the question's own is one. Where it is due it is asked behind: a reader waits for
 * the source only while there is nothing at all to show, and then briefly.
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
