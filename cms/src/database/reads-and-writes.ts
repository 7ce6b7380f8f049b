import type { Core } from '@strapi/strapi'
import { sharedProbe } from './shared-probe'

/** Strapi's table for settings; the row belongs to this probe alone. */
const table = 'strapi_core_store_settings'
const key = 'artha_last_write_probe'

/** Builds a probe that is true if the database stores and returns a write, at most once a second. */
export const databaseProbe = (strapi: Core.Strapi) =>
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
