import { handler } from '@artha/base/handler'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { answerWrite } from '../../writes/answer-write'
import { deleteAutosave, storeAutosave, readAutosave } from '../autosaves'
import { validIdOrEmpty, setNoStore } from '../../answers/desk-answers'
import { entryExists } from '../stored-versions'

/** Autosave endpoints: each user has an own autosave per article. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  read: handler('readAutosave', async ({ params, user }, ctx) => {
    setNoStore(ctx)
    const found = await readAutosave(strapi, validIdOrEmpty(params.id), user, new Date())
    return found ?? refuse(ctx, 'not-found', 'Article not found.')
  }),

  keep: handler('autosave', ({ params, body, user }, ctx) =>
    answerWrite(strapi, ctx, () => storeAutosave(strapi, validIdOrEmpty(params.id), body, user, new Date())),
  ),

  forget: handler('forgetAutosave', async ({ params, user }, ctx) => {
    const id = validIdOrEmpty(params.id)
    setNoStore(ctx)
    if (!(await entryExists(strapi, 'api::article.article', id))) return refuse(ctx, 'not-found', 'Article not found.')
    await deleteAutosave(strapi, id, user)
    return { message: 'Discarded.' }
  }),
})
