import type { Core } from '@strapi/strapi'
import { addAvif } from './add-avif'
import { retryingQueue } from './retrying-queue'

const queue = retryingQueue()
const stopping = new AbortController()
let done: Promise<void> = Promise.resolve()

/** Queues a stored picture for AVIF. */
export const queueAvif = (fileId: number): void => queue.add(fileId)

async function work(strapi: Core.Strapi): Promise<void> {
  for (let fileId = await queue.next(); fileId !== undefined; fileId = await queue.next()) {
    try {
      await addAvif(strapi, fileId, stopping.signal)
      queue.succeeded(fileId)
    } catch (error) {
      const waitMs = queue.failed(fileId)
      const again = waitMs === undefined ? 'at the next start' : `in ${waitMs / 60_000} min`
      strapi.log.warn(`No AVIF of file ${fileId}: ${error instanceof Error ? error.message : String(error)}; it is tried again ${again}.`)
    }
  }
}

/**
 * Adds AVIF to pictures that have only WebP and JPEG, one at a time, in a process of the lowest priority: older pictures now, uploaded ones
 * within seconds.
 */
export async function startAvifJob(strapi: Core.Strapi): Promise<void> {
  for (const id of await picturesWithoutAvif(strapi)) queue.add(id)
  done = work(strapi)
}

/** Aborts the encoding under way; it runs again at the next start. */
export function stopAvifJob(): Promise<void> {
  stopping.abort()
  queue.stop()
  return done
}

/** Returns the ids of pictures that may have AVIF and have none, oldest first. Searches the JSON of `formats` as text, in one query. */
async function picturesWithoutAvif(strapi: Core.Strapi): Promise<number[]> {
  const rows = await strapi.db
    .connection('files')
    .select('id')
    .where({ mime: 'image/webp', provider: strapi.config.get<string>('plugin::upload.provider') })
    .whereRaw(`cast(formats as text) like '%"image/webp"%'`)
    .whereRaw(`cast(formats as text) not like '%"image/avif"%'`)
    .whereRaw(`cast(formats as text) not like '%"isAnimated"%'`)
    .orderBy('id')
    .then((found: { id: number }[]) => found)
  return rows.map(({ id }) => id)
}
