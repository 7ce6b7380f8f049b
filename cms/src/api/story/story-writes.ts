import { rowsOf } from '@artha/base/rows'
import type { StoryBody } from '@artha/contract/story-body'
import { legacyCategories } from '@artha/contract/value-lists'
import type { Core } from '@strapi/strapi'
import { appearsOn, securityProblems, type Advising, type FieldTexts } from '../../compliance/security-problems'
import { unverifiedInTitle } from '../figure/unverified-in-title'
import { firstPublicationDate, type DatedRow } from '../writes/first-publication'
import { changeRefusal, type Target } from '../writes/locked-version'
import { refusedFields, type Outcome, type Refused, type Saved } from '../writes/outcome'
import { pictureProblems } from '../writes/picture-problems'
import { storedExpiry } from './expires-at'

const uid = 'api::story.story'

/** A stored row of a story: the draft or the published one. */
export interface StoredStory {
  title: string | null
  slides: { text: string | null; imageUrl: string | null }[]
}

const notFound: Refused = { refused: 'not-found', message: 'Story not found.' }

/** Refuses categories that only old articles have; no stored story has one to keep. */
const categoryProblems = ({ category }: StoryBody) =>
  legacyCategories.some((stored) => stored === category) ? { category: 'Choose a category from the list' } : undefined

/** Returns all texts that readers see of a stored story. */
export const readerTexts = ({ title, slides }: StoredStory): string[] => [title, ...slides.map(({ text }) => text)].flatMap((text) => text ?? [])

/** Returns the texts of a write that are not stored already; stored texts may stay. */
function newTexts({ title, slides }: StoryBody, stored: readonly StoredStory[]): FieldTexts[] {
  const known = new Set(stored.flatMap(readerTexts))
  const texts = [{ field: 'title', words: title }, ...slides.map(({ text }, at) => ({ field: `slides.${at}.text`, words: text }))]
  return texts.filter(({ words }) => !known.has(words))
}

/** Returns the problems that the contract cannot find, because they need the stored story or the Media Library. */
export async function storyProblems(
  strapi: Core.Strapi,
  body: StoryBody,
  stored: readonly StoredStory[],
  advising: Advising = 'holds',
): Promise<Record<string, string>> {
  const addresses = stored.flatMap(({ slides }) => slides.map(({ imageUrl }) => imageUrl))
  return {
    ...categoryProblems(body),
    ...(await unverifiedInTitle(strapi, body.title, stored, new Date())),
    ...(await securityProblems(strapi, newTexts(body, stored), appearsOn(body.createdAt), advising)),
    ...(await pictureProblems(strapi, 'slides', body.slides, addresses)),
  }
}

const storyWriteColumns = ({ createdAt, expiryTime, category, ...body }: StoryBody, dateWhenNone: object): Record<string, unknown> => ({
  ...body,
  category: category === '' ? null : category,
  expiryTime: storedExpiry(expiryTime),
  ...(createdAt === '' ? dateWhenNone : { publicationDate: new Date(createdAt) }),
})

/** Publishes a new story, now or at its date. Must run inside a transaction, as the other writes here. */
export async function createStory(strapi: Core.Strapi, body: StoryBody, ownerId: string): Promise<Saved | Refused> {
  const refused = refusedFields(await storyProblems(strapi, body, []))
  if (refused !== undefined) return refused
  const data = { ...storyWriteColumns(body, { publicationDate: new Date() }), ownerId }
  const { documentId } = await strapi.documents(uid).create({ data, status: 'published' })
  return { documentId }
}

/** Saves a new story as a draft; the rules of publishing apply later. */
export async function createStoryDraft(strapi: Core.Strapi, body: StoryBody, ownerId: string): Promise<Saved> {
  const { documentId } = await strapi.documents(uid).create({ data: { ...storyWriteColumns(body, {}), ownerId }, status: 'draft' })
  return { documentId }
}

/** Updates the draft; the published row stays as it is. */
export async function updateStoryDraft(strapi: Core.Strapi, target: Target, body: StoryBody): Promise<Saved | Refused> {
  const stopped = await changeRefusal(strapi, uid, target, notFound)
  if (stopped !== undefined) return stopped
  await strapi.documents(uid).update({ documentId: target.documentId, data: storyWriteColumns(body, {}), status: 'draft' })
  return { documentId: target.documentId }
}

/** Saves over the story, its draft too, and publishes it. What is already published may stay; what only the draft has is checked as new. */
export async function updateStory(strapi: Core.Strapi, target: Target, body: StoryBody): Promise<Saved | Refused> {
  const { documentId } = target
  const stopped = await changeRefusal(strapi, uid, target, notFound)
  if (stopped !== undefined) return stopped
  const stored = await rowsOf<StoredStory & DatedRow>(strapi, uid).findMany({ where: { documentId }, populate: { slides: true } })
  const published = stored.filter(({ publishedAt }) => publishedAt !== null)
  const refused = refusedFields(await storyProblems(strapi, body, published))
  if (refused !== undefined) return refused
  const data = storyWriteColumns(body, await firstPublicationDate(strapi, documentId, stored))
  await strapi.documents(uid).update({ documentId, data, status: 'published' })
  return { documentId }
}

export async function deleteStory(strapi: Core.Strapi, target: Target): Promise<Outcome<{ message: string }>> {
  const stopped = await changeRefusal(strapi, uid, target, notFound)
  if (stopped !== undefined) return stopped
  await strapi.documents(uid).delete({ documentId: target.documentId })
  return { status: 200, body: { message: 'The story was deleted.' } }
}
