import type { Exchange, Next } from '@artha/accounts/exchange'
import type { Core } from '@strapi/strapi'
import { isDraining } from '../ending/draining'

async function databaseAnswers(strapi: Core.Strapi): Promise<boolean> {
  try {
    await strapi.db.connection.raw('select 1')
    return true
  } catch {
    return false
  }
}

/** `/healthz`: the process lives. `/readyz`: it may be sent requests; 503 while it drains or its database does not answer. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Exchange, next: Next) => {
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'up' }
      return
    }
    if (ctx.path === '/readyz') {
      const database = await databaseAnswers(strapi)
      const ready = database && !isDraining()
      ctx.status = ready ? 200 : 503
      ctx.body = { status: ready ? 'ready' : 'not ready', database: database ? 'up' : 'down' }
      return
    }
    await next()
  }
