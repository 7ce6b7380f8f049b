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
  const readBy = (user: UserRow) => (documentId: string) => readDeskArticle(strapi, documentId, user, new Date())

  return {
    list: handler('listDeskArticles', async ({ query, user }, ctx) =>
      answerPage(ctx, query, await listDeskArticles(strapi, query, user, new Date())),
    ),

    read: handler('readDeskArticle', async ({ params, user }, ctx) => answerOne(ctx, await readBy(user)(knownForm(params.id)), 'Article not found.')),

    create: handler('createArticle', ({ body, user }, ctx) =>
      answerWrite(strapi, ctx, async () => writtenEntry(201, await createArticle(strapi, body, user.documentId), readBy(user))),
    ),

    update: handler('updateArticle', ({ params, body, user }, ctx) =>
      answerWrite(strapi, ctx, async () => writtenEntry(200, await updateArticle(strapi, targetOf(ctx, params.id), body), readBy(user))),
    ),

    remove: handler('deleteArticle', ({ params }, ctx) => answerWrite(strapi, ctx, () => deleteArticle(strapi, targetOf(ctx, params.id)))),
  }
}
