import { rowsOf } from '@artha/base/rows'
import { issueText } from '@artha/contract/issue-texts'
import { storyBody } from '@artha/contract/story-body'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import type { Advising } from '../../compliance/security-problems'
import { fieldProblems } from '../../field-problems'
import { lastSavedRows } from '../writes/last-saved'
import { storyInputOf, type DraftStory } from './story-input'
import { storyProblems, type StoredStory } from './story-writes'

const uid = 'api::story.story'

/** Returns the reasons why `PUT /api/stories/{id}` would refuse the current draft, by field of the Studio's form. */
export async function storyPublishProblems(strapi: Core.Strapi, documentId: string, advising?: Advising): Promise<Record<string, string>> {
  const populate = { slides: true }
  const draft = await rowsOf<DraftStory>(strapi, uid).findOne({ where: { documentId, ...lastSavedRows }, populate })
  if (draft === null) return {}
  const published = await rowsOf<StoredStory>(strapi, uid).findMany({ where: { documentId, publishedAt: { $notNull: true } }, populate })
  const body = safeParse(storyBody, storyInputOf(draft), { error: issueText })
  const problems = body.success ? await storyProblems(strapi, body.data, published, advising) : fieldProblems(body.error.issues)
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field === 'createdAt' ? 'publicationDate' : field, problem]))
}
