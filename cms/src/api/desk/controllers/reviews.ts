import { handler } from '@artha/base/handler'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { answerWrite } from '../../writes/answer-write'
import { answerPage, validIdOrEmpty, setNoStore } from '../../answers/desk-answers'
import { addRemark, changeRemark } from '../review/remarks'
import { entryNotFound, readReview } from '../review/read-review'
import { stepReview } from '../review/step-review'
import { listSubmitted } from '../review/submitted'

/** Review endpoints. Every creator may read; each step checks its own rights. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listReviews', async ({ query }, ctx) => answerPage(ctx, query, await listSubmitted(strapi, query))),

  read: handler('readReview', async ({ params, user }, ctx) => {
    setNoStore(ctx)
    const found = await readReview(strapi, validIdOrEmpty(params.id), user)
    return found ?? refuse(ctx, entryNotFound.refused, entryNotFound.message)
  }),

  step: handler('stepReview', ({ params, body, user }, ctx) =>
    answerWrite(strapi, ctx, () => stepReview(strapi, validIdOrEmpty(params.id), body, user, new Date())),
  ),

  addRemark: handler('addRemark', ({ params, body, user }, ctx) =>
    answerWrite(strapi, ctx, () => addRemark(strapi, validIdOrEmpty(params.id), body, user, new Date())),
  ),

  changeRemark: handler('changeRemark', ({ params, body, user }, ctx) =>
    answerWrite(strapi, ctx, () => changeRemark(strapi, validIdOrEmpty(params.id), body.isResolved, user, new Date())),
  ),
})
