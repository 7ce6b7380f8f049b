import type { StudioExchange } from '@artha/base/exchange'
import type { StatusPage } from '@artha/contract/studio-status'
import { application } from '../application'

/** The request of the Status tab. The route's permission has authorised the caller. */
export const studioStatus = () => ({
  async read(ctx: StudioExchange) {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { checkedAt: new Date().toISOString(), lights: await application().status() } satisfies StatusPage
  },
})
