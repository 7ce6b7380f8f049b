import { autosaveRetentionDays } from '@artha/contract/autosave'
import type { Core } from '@strapi/strapi'

const day = 86_400_000

async function sweep(strapi: Core.Strapi, now: Date): Promise<void> {
  await strapi.db.query('api::desk.autosave').deleteMany({ where: { savedAt: { $lte: new Date(now.getTime() - autosaveRetentionDays * day) } } })
}

/** Deletes abandoned autosaves, now and every day. */
export async function sweepAutosavesDaily(strapi: Core.Strapi): Promise<void> {
  await sweep(strapi, new Date())
  setInterval(() => {
    sweep(strapi, new Date()).catch((error: unknown) => {
      strapi.log.warn(`What was typed and not saved was not swept: ${String(error)}`)
    })
  }, day).unref()
}
