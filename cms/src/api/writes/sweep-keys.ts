import type { Core } from '@strapi/strapi'
import { sweepKeys } from './write-once'

const hour = 3_600_000

/** Deletes expired keys of writes, now and every hour. */
export async function sweepKeysHourly(strapi: Core.Strapi): Promise<void> {
  await sweepKeys(strapi, new Date())
  setInterval(() => {
    sweepKeys(strapi, new Date()).catch((error: unknown) => {
      strapi.log.warn(`The keys of writes were not swept: ${String(error)}`)
    })
  }, hour).unref()
}
