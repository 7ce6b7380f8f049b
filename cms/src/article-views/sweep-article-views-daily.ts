import type { Core } from '@strapi/strapi'
import { sweepArticleViews } from './store-batch'

const day = 86_400_000

/** Deletes views older than the stored months, now and every day. */
export async function sweepArticleViewsDaily(strapi: Core.Strapi): Promise<void> {
  await sweepArticleViews(strapi, new Date())
  setInterval(() => {
    sweepArticleViews(strapi, new Date()).catch((error: unknown) => {
      strapi.log.warn(`Old openings were not swept: ${String(error)}`)
    })
  }, day).unref()
}
