import type { StudioExchange } from '@artha/base/exchange'
import { reviewedBody } from '@artha/contract/figures-to-review'
import { refuseInStudio } from '@artha/contract/refusals'
import { safeParse } from 'zod/mini'
import { application } from '../application'
import type { ArticleViewsAnswer } from '@artha/contract/article-views'
import type { StatusPage } from '@artha/contract/studio-status'

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

const days = 90

/** The request of the Readers tab. The route's permission has authorised the caller. */
export const studioOpenings = () => ({
  async read(ctx: StudioExchange) {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = (await application().articleViews(days)) satisfies ArticleViewsAnswer
  },
})

/** The request of the Status tab. The route's permission has authorised the caller. */
export const studioStatus = () => ({
  async read(ctx: StudioExchange) {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { checkedAt: new Date().toISOString(), lights: await application().status() } satisfies StatusPage
  },
})
