import type { Core } from '@strapi/strapi'
import { sweepOpenings } from './take-batch'

const day = 86_400_000

/** Deletes views older than the stored months, now and every day. */
export async function sweepOpeningsDaily(strapi: Core.Strapi): Promise<void> {
  await sweepOpenings(strapi, new Date())
  setInterval(() => {
    sweepOpenings(strapi, new Date()).catch((error: unknown) => {
      strapi.log.warn(`Old openings were not swept: ${String(error)}`)
    })
  }, day).unref()
}
