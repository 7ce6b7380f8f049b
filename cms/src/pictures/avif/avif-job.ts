import type { Core } from '@strapi/strapi'
import { addAvif } from './add-avif'
import { picturesWithoutAvif } from './pictures-without-avif'
import { retryingQueue } from './retrying-queue'

const queue = retryingQueue()
const stopping = new AbortController()
let done: Promise<void> = Promise.resolve()

/** Has AVIF made of a picture that was just stored, as soon as those before it are done. */
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
 * Adds AVIF to the pictures that exist as WebP and JPEG alone, one at a time, in a process that everything else comes
 * before: those of earlier now, those that are uploaded from now on within seconds.
 */
export async function startAvifJob(strapi: Core.Strapi): Promise<void> {
  for (const id of await picturesWithoutAvif(strapi)) queue.add(id)
  done = work(strapi)
}

/** The encoding that is under way is aborted; it is made again at the next start. */
export function stopAvifJob(): Promise<void> {
  stopping.abort()
  queue.stop()
  return done
}
