import { rowsOf } from '@artha/base/rows'
import type { ArticleBody, ArticleDraftBody } from '@artha/contract/article-body'
import { dayInIndia } from '@artha/contract/figure-on'
import type { Core } from '@strapi/strapi'
import { appearsOn, securityProblems, type Advising, type FieldWords } from '../../compliance/security-problems'
import { unverifiedInTitle } from '../figure/unverified-in-title'
import { dateAtFirst, type DatedRow } from '../writes/first-publication'
import { refusedToChange, type Target } from '../writes/locked-version'
import { refusedFields, type Outcome, type Refused, type Saved } from '../writes/outcome'
import { pictureProblem, pictureProblems } from '../writes/picture-problems'
import { placementProblems } from './article-placement'
import { descriptionProblems } from './description-problems'
import { optionalAnswer, optionalData, optionalInput, optionalProblems, optionalTexts, wholeParts, type OptionalColumns } from './optional-fields'
import { plainText } from './plain-text'

const uid = 'api::article.article'

/** What is there of an article, each of its rows. */
export interface StoredArticle extends OptionalColumns {
  title: string | null
  standfirst: string | null
  category: string
  subcategory: string
  imageUrl: string | null
  sections: { subtitle: string | null; description: string | null; imageUrl: string | null }[]
}

export const notFound: Refused = { refused: 'not-found', message: 'Article not found.' }

/** A stored list of drawings that is none has no words. */
function storedTexts(row: StoredArticle): string[] {
  const { caption, shortVersion, seo } = optionalInput(row)
  const { figureData } = optionalAnswer(row)
  return optionalTexts({ caption, shortVersion, seo })
    .map(([, text]) => text)
    .concat((figureData ?? []).map(({ title }) => title))
}

/** All that readers read of a stored article, markup and all. */
export const wordsIn = (row: StoredArticle): string[] =>
  [row.title, row.standfirst, ...row.sections.flatMap(({ subtitle, description }) => [subtitle, description]), ...storedTexts(row)].flatMap(
    (text) => text ?? [],
  )

/** The texts of a write that are not stored already: what stands there may stay. */
function newTexts({ title, standfirst, sections, ...body }: ArticleBody, stored: readonly StoredArticle[]): FieldWords[] {
  const known = new Set(stored.flatMap(wordsIn))
  const texts: [string, string][] = [
    ['title', title],
    ['standfirst', standfirst],
    ...sections.flatMap(({ subtitle, description }, at): [string, string][] => [
      [`sections.${at}.subtitle`, subtitle],
      [`sections.${at}.description`, description],
    ]),
    ...optionalTexts(body),
  ]
  return texts.flatMap(([field, text]) => (known.has(text) ? [] : [{ field, words: plainText(text) }]))
}

/** What the contract could not judge, since it needs the stored article or the Media Library. */
export async function articleProblems(
  strapi: Core.Strapi,
  body: ArticleBody,
  stored: readonly StoredArticle[],
  advising: Advising = 'holds',
): Promise<Record<string, string>> {
  const addresses = stored.flatMap((row) => [row.imageUrl, ...row.sections.map(({ imageUrl }) => imageUrl)])
  return {
    ...placementProblems(body, stored),
    ...descriptionProblems(body.sections),
    ...optionalProblems(body, dayInIndia(new Date())),
    ...(await unverifiedInTitle(strapi, body.title, stored, new Date())),
    ...(await seoProblems(strapi, body, stored)),
    ...(await securityProblems(strapi, newTexts(body, stored), appearsOn(body.createdAt), advising)),
    ...(await pictureProblems(strapi, 'sections', body.sections, addresses)),
  }
}

/** The title for search engines is a title, and the picture for other sites a picture. */
async function seoProblems(strapi: Core.Strapi, { seo }: ArticleBody, stored: readonly StoredArticle[]): Promise<Record<string, string>> {
  if (seo === undefined) return {}
  const titles = stored.map(({ seoTitle }) => ({ title: seoTitle ?? null }))
  const { title } = await unverifiedInTitle(strapi, seo.title, titles, new Date())
  const known = stored.flatMap((row) => [row.seoPicture ?? null, row.imageUrl, ...row.sections.map(({ imageUrl }) => imageUrl)])
  const picture = await pictureProblem(strapi, seo.picture, known)
  return { ...(title !== undefined && { 'seo.title': title }), ...(picture !== undefined && { 'seo.picture': picture }) }
}

/** The sections replace the one text and the one picture of an article that was written before there were sections. */
export const columnsOf = (
  { createdAt, title, category, subcategory, section, featured, standfirst, byline, sections, ...optional }: ArticleDraftBody,
  dateWhenNone: object,
): Record<string, unknown> => ({
  ...{ title, category, subcategory, section, featured, standfirst, byline, sections },
  ...optionalData(optional),
  content: null,
  imageUrl: null,
  ...(createdAt === '' ? dateWhenNone : { publicationDate: new Date(createdAt) }),
})

/** Publishes a new article, now or at its date. Belongs into a transaction, as the others here. */
export async function createArticle(strapi: Core.Strapi, body: ArticleBody, ownerId: string): Promise<Saved | Refused> {
  const refused = refusedFields(await articleProblems(strapi, body, []))
  if (refused !== undefined) return refused
  const data = { ...columnsOf(body, { publicationDate: new Date() }), ownerId }
  const { documentId } = await strapi.documents(uid).create({ data, status: 'published' })
  return { documentId }
}

/** What a write leaves out is published as the draft has it, and so is judged with it. */
function withDraftsOwn(body: ArticleBody, stored: readonly (StoredArticle & DatedRow)[]): ArticleBody {
  const draft = stored.find(({ publishedAt }) => publishedAt === null)
  if (draft === undefined) return body
  const { sources: _, ...own } = optionalAnswer(draft)
  return { ...own, ...body }
}

/** Saves over what is there, a draft too, and publishes it: what readers have already may stay, what stands in the draft alone is judged as new. */
export async function updateArticle(strapi: Core.Strapi, target: Target, body: ArticleBody): Promise<Saved | Refused> {
  const { documentId } = target
  const stopped = await refusedToChange(strapi, uid, target, notFound)
  if (stopped !== undefined) return stopped
  const stored = await rowsOf<StoredArticle & DatedRow>(strapi, uid).findMany({ where: { documentId }, populate: wholeParts })
  const published = stored.filter(({ publishedAt }) => publishedAt !== null)
  const refused = refusedFields(await articleProblems(strapi, withDraftsOwn(body, stored), published))
  if (refused !== undefined) return refused
  const data = columnsOf(body, await dateAtFirst(strapi, documentId, stored))
  await strapi.documents(uid).update({ documentId, data, status: 'published' })
  return { documentId }
}

export async function deleteArticle(strapi: Core.Strapi, target: Target): Promise<Outcome<{ message: string }>> {
  const stopped = await refusedToChange(strapi, uid, target, notFound)
  if (stopped !== undefined) return stopped
  await strapi.documents(uid).delete({ documentId: target.documentId })
  return { status: 200, body: { message: 'The article was deleted.' } }
}
