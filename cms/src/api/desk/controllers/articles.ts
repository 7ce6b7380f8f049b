import { handler } from '@artha/accounts/handler'
import type { UserRow } from '@artha/accounts/user-row'
import type { Core } from '@strapi/strapi'
import { createArticle, deleteArticle, updateArticle } from '../../article/article-writes'
import { answerWrite, targetOf } from '../../writes/answer-write'
import { answerOne, answerPage, knownForm } from '../desk-answers'
import { listDeskArticles, readDeskArticle } from '../desk-articles'
import { writtenEntry } from '../written-entry'

/** What the dashboard reads and writes of articles. Who may is settled before. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const readBy = (asker: UserRow) => (documentId: string) => readDeskArticle(strapi, documentId, asker, new Date())

  return {
    list: handler('listDeskArticles', async ({ query, asker }, ctx) =>
      answerPage(ctx, query, await listDeskArticles(strapi, query, asker, new Date())),
    ),

    read: handler('readDeskArticle', async ({ params, asker }, ctx) =>
      answerOne(ctx, await readBy(asker)(knownForm(params.id)), 'Article not found.'),
    ),

    create: handler('createArticle', ({ body, asker }, ctx) =>
      answerWrite(strapi, ctx, async () => writtenEntry(201, await createArticle(strapi, body, asker.documentId), readBy(asker))),
    ),

    update: handler('updateArticle', ({ params, body, asker }, ctx) =>
      answerWrite(strapi, ctx, async () => writtenEntry(200, await updateArticle(strapi, targetOf(ctx, params.id), body), readBy(asker))),
    ),

    remove: handler('deleteArticle', ({ params }, ctx) => answerWrite(strapi, ctx, () => deleteArticle(strapi, targetOf(ctx, params.id)))),
  }
}
