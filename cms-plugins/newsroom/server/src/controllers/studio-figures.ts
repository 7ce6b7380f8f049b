import type { StudioExchange } from '@artha/base/exchange'
import { reviewedBody } from '@artha/contract/figures-to-review'
import { refuseInStudio } from '@artha/contract/refusals'
import { safeParse } from 'zod/mini'
import { application } from '../application'

/** The requests of the Figures tab. The routes' permissions have authorised the caller. */
export const studioFigures = () => ({
  async list(ctx: StudioExchange) {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = await application().figuresToReview()
  },

  async lookedAt(ctx: StudioExchange) {
    const piece = safeParse(reviewedBody, { kind: ctx.params.kind, id: ctx.params.id })
    const isNoted = piece.success && (await application().markReviewed(`studio:${ctx.state.user.id}`, piece.data.kind, piece.data.id))
    if (!isNoted) return refuseInStudio(ctx, 'not-found', 'This entry no longer exists.')
    ctx.body = { message: 'Marked as reviewed.' }
  },
})
