import { rowsOf } from '@artha/accounts/rows'
import type { ArticleBody } from '@artha/contract/article-body'
import { dayInIndia } from '@artha/contract/figure-on'
import type { Core } from '@strapi/strapi'
import { appearsOn, securityProblems, type FieldWords } from '../../compliance/security-problems'
import { unverifiedInTitle } from '../figure/unverified-in-title'
import { refusedToChange, type Target } from '../writes/locked-version'
import { refusedFields, type Outcome, type Refused, type Saved } from '../writes/outcome'
import { pictureProblems } from '../writes/picture-problems'
import { placementProblems } from './article-placement'
import { descriptionProblems } from './description-problems'
import { optionalProblems } from './optional-fields'
import { plainText } from './plain-text'

const uid = 'api::article.article'

/** What is there of an article, each of its rows. */
export interface StoredArticle {
  title: string | null
  standfirst: string | null
  category: string
  subcategory: string
  imageUrl: string | null
  sections: { subtitle: string | null; description: string | null; imageUrl: string | null }[]
}

const notFound: Refused = { refused: 'not-found', message: 'Article not found.' }

/** The texts of a write that are not stored already: what stands there may stay. */
function newTexts({ title, standfirst, sections }: ArticleBody, stored: readonly StoredArticle[]): FieldWords[] {
  const known = new Set(
    stored.flatMap((row) => [row.title, row.standfirst, ...row.sections.flatMap(({ subtitle, description }) => [subtitle, description])]),
  )
  const texts: [string, string][] = [
    ['title', title],
    ['standfirst', standfirst],
    ...sections.flatMap(({ subtitle, description }, at): [string, string][] => [
      [`sections.${at}.subtitle`, subtitle],
      [`sections.${at}.description`, description],
    ]),
  ]
  return texts.flatMap(([field, text]) => (known.has(text) ? [] : [{ field, words: plainText(text) }]))
}

/** What the contract could not judge, since it needs the stored article or the Media Library. */
export async function articleProblems(strapi: Core.Strapi, body: ArticleBody, stored: readonly StoredArticle[]): Promise<Record<string, string>> {
  const addresses = stored.flatMap((row) => [row.imageUrl, ...row.sections.map(({ imageUrl }) => imageUrl)])
  return {
    ...placementProblems(body, stored),
    ...descriptionProblems(body.sections),
    ...optionalProblems(body, dayInIndia(new Date())),
    ...(await unverifiedInTitle(strapi, body.title, stored, new Date())),
    ...(await securityProblems(strapi, newTexts(body, stored), appearsOn(body.createdAt))),
    ...(await pictureProblems(strapi, 'sections', body.sections, addresses)),
  }
}

/** The sections replace the one text and the one picture of an article that was written before there were sections. */
const columnsOf = ({ createdAt, ...body }: ArticleBody, dateWhenNone: object): Record<string, unknown> => ({
  ...body,
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

/** Saves over what is there, a draft of the Studio too, and publishes it. */
export async function updateArticle(strapi: Core.Strapi, target: Target, body: ArticleBody): Promise<Saved | Refused> {
  const { documentId } = target
  const stopped = await refusedToChange(strapi, uid, target, notFound)
  if (stopped !== undefined) return stopped
  const stored = await rowsOf<StoredArticle>(strapi, uid).findMany({ where: { documentId }, populate: { sections: true } })
  const refused = refusedFields(await articleProblems(strapi, body, stored))
  if (refused !== undefined) return refused
  await strapi.documents(uid).update({ documentId, data: columnsOf(body, {}), status: 'published' })
  return { documentId }
}

export async function deleteArticle(strapi: Core.Strapi, target: Target): Promise<Outcome<{ message: string }>> {
  const stopped = await refusedToChange(strapi, uid, target, notFound)
  if (stopped !== undefined) return stopped
  await strapi.documents(uid).delete({ documentId: target.documentId })
  return { status: 200, body: { message: 'The article was deleted.' } }
}
