import { handler } from '@artha/base/handler'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { answerWrite } from '../../writes/answer-write'
import { forgetAutosave, keepAutosave, readAutosave } from '../autosaves'
import { knownForm, neverKept } from '../desk-answers'
import { isThere } from '../kept-versions'

/** Autosave endpoints: each user has an own autosave per article. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  read: handler('readAutosave', async ({ params, user }, ctx) => {
    neverKept(ctx)
    const found = await readAutosave(strapi, knownForm(params.id), user, new Date())
    return found ?? refuse(ctx, 'not-found', 'Article not found.')
  }),

  keep: handler('autosave', ({ params, body, user }, ctx) =>
    answerWrite(strapi, ctx, () => keepAutosave(strapi, knownForm(params.id), body, user, new Date())),
  ),

  forget: handler('forgetAutosave', async ({ params, user }, ctx) => {
    const id = knownForm(params.id)
    neverKept(ctx)
    if (!(await isThere(strapi, 'api::article.article', id))) return refuse(ctx, 'not-found', 'Article not found.')
    await forgetAutosave(strapi, id, user)
    return { message: 'Discarded.' }
  }),
})
