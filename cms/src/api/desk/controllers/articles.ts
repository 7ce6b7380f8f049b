import { handler } from '@artha/base/handler'
import { accountsOf } from '@artha/accounts/services'
import type { UserRow } from '@artha/base/user-row'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { createArticleDraft, updateArticleDraft } from '../../article/article-drafts'
import { createArticle, deleteArticle, updateArticle } from '../../article/article-writes'
import { answerWrite, keyedRequestOf, targetOf } from '../../writes/answer-write'
import type { Refused, Saved } from '../../writes/outcome'
import { deleteAutosave } from '../autosaves'
import { changeArticles } from '../bulk-articles'
import { answerOne, answerPage, validIdOrEmpty, setNoStore } from '../../answers/desk-answers'
import { listDeskArticles, readDeskArticle } from '../desk-articles'
import { writtenEntry } from '../written-entry'

/** Article endpoints of the dashboard. Rights are checked before the handlers run. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const readBy = (user: UserRow) => (documentId: string) => readDeskArticle(strapi, documentId, user, new Date())

  const mayPublish = (user: UserRow) => accountsOf(strapi).review.mayPublish(user)

  /** Deletes the user's autosave after a successful save. */
  async function over(user: UserRow, saved: Saved | Refused): Promise<Saved | Refused> {
    if (!('refused' in saved)) await deleteAutosave(strapi, saved.documentId, user)
    return saved
  }

  return {
    list: handler('listDeskArticles', async ({ query, user }, ctx) =>
      answerPage(ctx, query, await listDeskArticles(strapi, query, user, new Date())),
    ),

    read: handler('readDeskArticle', async ({ params, user }, ctx) =>
      answerOne(ctx, await readBy(user)(validIdOrEmpty(params.id)), 'Article not found.'),
    ),

    create: handler('createArticle', ({ body, user }, ctx) =>
      answerWrite(strapi, ctx, async () =>
        (await mayPublish(user))
          ? writtenEntry(201, await createArticle(strapi, body, user.documentId), readBy(user))
          : writtenEntry(202, await createArticleDraft(strapi, body, user.documentId), readBy(user)),
      ),
    ),

    update: handler('updateArticle', ({ params, body, user }, ctx) =>
      answerWrite(strapi, ctx, async () => {
        const isPublic = await mayPublish(user)
        const save = isPublic ? updateArticle : updateArticleDraft
        return writtenEntry(isPublic ? 200 : 202, await over(user, await save(strapi, targetOf(ctx, params.id), body)), readBy(user))
      }),
    ),

    createDraft: handler('createArticleDraft', ({ body, user }, ctx) =>
      answerWrite(strapi, ctx, async () => writtenEntry(201, await createArticleDraft(strapi, body, user.documentId), readBy(user))),
    ),

    updateDraft: handler('updateArticleDraft', ({ params, body, user }, ctx) =>
      answerWrite(strapi, ctx, async () =>
        writtenEntry(200, await over(user, await updateArticleDraft(strapi, targetOf(ctx, params.id), body)), readBy(user)),
      ),
    ),

    bulk: handler('changeArticles', async ({ body, user }, ctx) => {
      setNoStore(ctx)
      const answer = await changeArticles(strapi, body, { user, keyed: keyedRequestOf(ctx), now: new Date() })
      return answer ?? refuse(ctx, 'not-found', 'There is nothing left to undo.')
    }),

    remove: handler('deleteArticle', ({ params }, ctx) => answerWrite(strapi, ctx, () => deleteArticle(strapi, targetOf(ctx, params.id)))),
  }
}
