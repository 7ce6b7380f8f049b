import { handler } from '@artha/base/handler'
import { accountsOf } from '@artha/accounts/services'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { setNoStore } from '../../answers/desk-answers'
import { markReviewed, ownerOfEntry, readFiguresToReview } from '../figures-to-review'

/** Figures that changed, with the entries to review. Rights are checked before the handlers run. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listFiguresToRead', ({ user }, ctx) => {
    setNoStore(ctx)
    const mayReview = (ownerId: string | null) => accountsOf(strapi).accounts.mayChange(user, ownerId) === 'allowed'
    return readFiguresToReview(strapi, mayReview, new Date())
  }),

  lookedAt: handler('noteLookedAt', async ({ body: { kind, id }, user }, ctx) => {
    const ownerId = await ownerOfEntry(strapi, kind, id)
    if (ownerId === undefined) return refuse(ctx, 'not-found', 'This entry no longer exists.')
    if (accountsOf(strapi).accounts.mayChange(user, ownerId) !== 'allowed') return refuse(ctx, 'forbidden', 'You can only review your own work.')
    await markReviewed(strapi, `user:${user.documentId}`, kind, id, new Date())
    return { message: 'Marked as reviewed.' }
  }),
})
