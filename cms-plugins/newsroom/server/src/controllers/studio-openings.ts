import type { StudioExchange } from '@artha/base/exchange'
import type { OpeningsAnswer } from '@artha/contract/openings'
import { application } from '../application'

const days = 90

/** What the Readers tab asks. Who asks was settled by the permissions of the route. */
export const studioOpenings = () => ({
  async read(ctx: StudioExchange) {
    ctx.set('Cache-Control', 'no-store')
    ctx.body = (await application().openings(days)) satisfies OpeningsAnswer
  },
})
