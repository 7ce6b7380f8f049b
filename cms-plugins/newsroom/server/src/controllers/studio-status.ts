import type { StudioExchange } from '@artha/base/exchange'
import type { StatusPage } from '@artha/contract/studio-status'
import { application } from '../application'

/** What the Status tab asks. Who asks was settled by the permissions of the route. */
export const studioStatus = () => ({
  async read(ctx: StudioExchange) {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { checkedAt: new Date().toISOString(), lights: await application().status() } satisfies StatusPage
  },
})
