import type { Exchange, Next } from '@artha/base/exchange'
import type { Core } from '@strapi/strapi'
import { databaseProbe } from '../database/reads-and-writes'
import { isDraining } from '../ending/draining'

/** `/healthz`: the process is up. `/readyz`: it may get requests; 503 while it drains or its database does not read and write. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const databaseWorks = databaseProbe(strapi)
  return async (ctx: Exchange, next: Next) => {
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'up' }
      return
    }
    if (ctx.path === '/readyz') {
      const works = await databaseWorks()
      const ready = works && !isDraining()
      ctx.status = ready ? 200 : 503
      ctx.body = { status: ready ? 'ready' : 'not ready', database: works ? 'up' : 'down' }
      return
    }
    await next()
  }
}
