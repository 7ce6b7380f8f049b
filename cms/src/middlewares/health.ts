import type { Exchange, Next } from '@artha/base/exchange'
import type { Core } from '@strapi/strapi'
import { sharedProbe } from '../database/shared-probe'
import { isDraining } from '../ending/draining'

/** Strapi's table for settings; the row belongs to this probe alone. */
const table = 'strapi_core_store_settings'
const key = 'artha_last_write_probe'

/** Builds a probe that is true if the database stores and returns a write, at most once a second. */
const databaseProbe = (strapi: Core.Strapi) =>
  sharedProbe(
    async () => {
      const rows = () => strapi.db.connection(table).where({ key })
      const value = new Date().toISOString()
      const changed = await rows().update({ value })
      if (changed === 0) await strapi.db.connection(table).insert({ key, value, type: 'string' })
      if ((await rows().select('key')).length === 0) throw new Error('What was written is not there')
    },
    { goodForMs: 1_000, limitMs: 900 },
  )

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
