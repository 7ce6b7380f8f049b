import { rowsOf } from '@artha/base/rows'
import type { ArticleBody, ArticleDraftBody } from '@artha/contract/article-body'
import { dayInIndia } from '@artha/contract/figure-on'
import type { Core } from '@strapi/strapi'
import { appearsOn, securityProblems, type Advising, type FieldTexts } from '../../compliance/security-problems'
import { unverifiedInTitle } from '../figure/unverified-in-title'
import { firstPublicationDate, type DatedRow } from '../writes/first-publication'
import { changeRefusal, type Target } from '../writes/locked-version'
import { refusedFields, type Outcome, type Refused, type Saved } from '../writes/outcome'
import { pictureProblem, pictureProblems } from '../writes/picture-problems'
import { placementProblems } from './article-placement'
import { descriptionProblems } from './description-problems'
import { optionalAnswer, optionalData, optionalInput, optionalProblems, optionalTexts, populatedParts, type OptionalColumns } from './optional-fields'
import { plainText } from './plain-text'

const uid = 'api::article.article'

/** A stored row of an article: the draft or the published one. */
export interface StoredArticle extends OptionalColumns {
  title: string | null
  standfirst: string | null
  category: string
  subcategory: string
  imageUrl: string | null
  sections: { subtitle: string | null; description: string | null; imageUrl: string | null }[]
}

export const notFound: Refused = { refused: 'not-found', message: 'Article not found.' }

/** Returns the texts of the optional fields. A stored `figureData` that is not a valid list has no texts. */
function storedTexts(row: StoredArticle): string[] {
  const { caption, shortVersion, seo } = optionalInput(row)
  const { figureData } = optionalAnswer(row)
  return optionalTexts({ caption, shortVersion, seo })
    .map(([, text]) => text)
    .concat((figureData ?? []).map(({ title }) => title))
}

/** Returns all texts that readers see of a stored article, with their markup. */
export const readerTexts = (row: StoredArticle): string[] =>
  [row.title, row.standfirst, ...row.sections.flatMap(({ subtitle, description }) => [subtitle, description]), ...storedTexts(row)].flatMap(
    (text) => text ?? [],
  )

/** Returns the texts of a write that are not stored already; stored texts may stay. */
function newTexts({ title, standfirst, sections, ...body }: ArticleBody, stored: readonly StoredArticle[]): FieldTexts[] {
  const known = new Set(stored.flatMap(readerTexts))
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

/** Returns the problems that the contract cannot find, because they need the stored article or the Media Library. */
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

/** Checks the SEO title by the rules for titles and the SEO picture by the rules for pictures. */
async function seoProblems(strapi: Core.Strapi, { seo }: ArticleBody, stored: readonly StoredArticle[]): Promise<Record<string, string>> {
  if (seo === undefined) return {}
  const titles = stored.map(({ seoTitle }) => ({ title: seoTitle ?? null }))
  const { title } = await unverifiedInTitle(strapi, seo.title, titles, new Date())
  const known = stored.flatMap((row) => [row.seoPicture ?? null, row.imageUrl, ...row.sections.map(({ imageUrl }) => imageUrl)])
  const picture = await pictureProblem(strapi, seo.picture, known)
  return { ...(title !== undefined && { 'seo.title': title }), ...(picture !== undefined && { 'seo.picture': picture }) }
}

/** Returns the columns of a write. Sections replace the single text and picture of an article from before there were sections. */
export const articleWriteColumns = (
  { createdAt, title, category, subcategory, section, featured, standfirst, byline, sections, ...optional }: ArticleDraftBody,
  dateWhenNone: object,
): Record<string, unknown> => ({
  ...{ title, category, subcategory, section, featured, standfirst, byline, sections },
  ...optionalData(optional),
  content: null,
  imageUrl: null,
  ...(createdAt === '' ? dateWhenNone : { publicationDate: new Date(createdAt) }),
})

/** Publishes a new article, now or at its date. Must run inside a transaction, as the other writes here. */
export async function createArticle(strapi: Core.Strapi, body: ArticleBody, ownerId: string): Promise<Saved | Refused> {
  const refused = refusedFields(await articleProblems(strapi, body, []))
  if (refused !== undefined) return refused
  const data = { ...articleWriteColumns(body, { publicationDate: new Date() }), ownerId }
  const { documentId } = await strapi.documents(uid).create({ data, status: 'published' })
  return { documentId }
}

/** Fills the optional fields that a write leaves out from the draft, because they are published, and so checked, with it. */
function withDraftFields(body: ArticleBody, stored: readonly (StoredArticle & DatedRow)[]): ArticleBody {
  const draft = stored.find(({ publishedAt }) => publishedAt === null)
  if (draft === undefined) return body
  const { sources: _, ...own } = optionalAnswer(draft)
  return { ...own, ...body }
}

/** Saves over the article, its draft too, and publishes it. What is already published may stay; what only the draft has is checked as new. */
export async function updateArticle(strapi: Core.Strapi, target: Target, body: ArticleBody): Promise<Saved | Refused> {
  const { documentId } = target
  const stopped = await changeRefusal(strapi, uid, target, notFound)
  if (stopped !== undefined) return stopped
  const stored = await rowsOf<StoredArticle & DatedRow>(strapi, uid).findMany({ where: { documentId }, populate: populatedParts })
  const published = stored.filter(({ publishedAt }) => publishedAt !== null)
  const refused = refusedFields(await articleProblems(strapi, withDraftFields(body, stored), published))
  if (refused !== undefined) return refused
  const data = articleWriteColumns(body, await firstPublicationDate(strapi, documentId, stored))
  await strapi.documents(uid).update({ documentId, data, status: 'published' })
  return { documentId }
}

export async function deleteArticle(strapi: Core.Strapi, target: Target): Promise<Outcome<{ message: string }>> {
  const stopped = await changeRefusal(strapi, uid, target, notFound)
  if (stopped !== undefined) return stopped
  await strapi.documents(uid).delete({ documentId: target.documentId })
  return { status: 200, body: { message: 'The article was deleted.' } }
}
