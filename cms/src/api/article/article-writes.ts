import type { ArticleBody } from '@artha/contract/article-body'
import type { Core } from '@strapi/strapi'
import { readDeskArticle } from '../desk/desk-articles'
import { refusedToChange, type Target } from '../desk/writes/held-version'
import type { Asker } from '../desk/last-saved'
import { refusedFields, type Outcome, type Refused } from '../desk/writes/outcome'
import { pictureProblems } from '../desk/writes/picture-problems'
import { placementProblems } from './article-placement'
import { descriptionProblems } from './description-problems'

const uid = 'api::article.article'

/** What is there of an article, each of its rows. */
export interface StoredArticle {
  category: string
  subcategory: string
  imageUrl: string | null
  sections: { imageUrl: string | null }[]
}

const notFound: Refused = { refused: 'not-found', message: 'Article not found.' }

/** What the contract could not judge, since it needs the stored article or the Media Library. */
export async function articleProblems(strapi: Core.Strapi, body: ArticleBody, stored: readonly StoredArticle[]): Promise<Record<string, string>> {
  const addresses = stored.flatMap((row) => [row.imageUrl, ...row.sections.map(({ imageUrl }) => imageUrl)])
  return {
    ...placementProblems(body, stored),
    ...descriptionProblems(body.sections),
    ...(await pictureProblems(strapi, 'sections', body.sections, addresses)),
  }
}

/** The article of before the sections, its one text and picture, is replaced by them. */
const columnsOf = ({ createdAt, ...body }: ArticleBody, dateWhenNone: object) => ({
  ...body,
  content: null,
  imageUrl: null,
  ...(createdAt === '' ? dateWhenNone : { publicationDate: new Date(createdAt) }),
})

/** As the writer gets it back. */
async function answerOf(strapi: Core.Strapi, documentId: string, asker: Asker, status: 200 | 201): Promise<Outcome> {
  const article = await readDeskArticle(strapi, documentId, asker, new Date())
  if (article === 'absent') return notFound
  if (article === 'unanswerable') throw new Error(`What was saved of ${documentId} cannot be answered`)
  return { status, body: article, version: article.version }
}

/** Publishes a new article, now or at its date. Belongs into a transaction, as the others here. */
export async function createArticle(strapi: Core.Strapi, body: ArticleBody, asker: Asker): Promise<Outcome> {
  const refused = refusedFields(await articleProblems(strapi, body, []))
  if (refused !== undefined) return refused
  const data = { ...columnsOf(body, { publicationDate: new Date() }), ownerId: asker.documentId } as never
  const { documentId } = await strapi.documents(uid).create({ data, status: 'published' })
  return answerOf(strapi, documentId, asker, 201)
}

/** Saves over what is there, a draft of the Studio too, and publishes it. */
export async function updateArticle(strapi: Core.Strapi, target: Target, body: ArticleBody, asker: Asker): Promise<Outcome> {
  const { documentId } = target
  const stopped = await refusedToChange(strapi, uid, target, notFound)
  if (stopped !== undefined) return stopped
  const stored: StoredArticle[] = await strapi.db.query(uid).findMany({ where: { documentId }, populate: { sections: true } })
  const refused = refusedFields(await articleProblems(strapi, body, stored))
  if (refused !== undefined) return refused
  await strapi.documents(uid).update({ documentId, data: columnsOf(body, {}) as never, status: 'published' })
  return answerOf(strapi, documentId, asker, 200)
}

export async function deleteArticle(strapi: Core.Strapi, target: Target): Promise<Outcome> {
  const stopped = await refusedToChange(strapi, uid, target, notFound)
  if (stopped !== undefined) return stopped
  await strapi.documents(uid).delete({ documentId: target.documentId })
  return { status: 200, body: { message: 'The article was deleted.' } }
}
