import type { Core } from '@strapi/strapi'
import { addAvif } from './add-avif'
import { picturesWithoutAvif } from './pictures-without-avif'

const queue = new Set<number>()
const stopping = new AbortController()
let wake: () => void = () => undefined
let done: Promise<void> = Promise.resolve()

/** Has AVIF made of a picture that was just stored, as soon as those before it are done. */
export function queueAvif(fileId: number): void {
  queue.add(fileId)
  wake()
}

async function work(strapi: Core.Strapi): Promise<void> {
  while (!stopping.signal.aborted) {
    const [fileId] = queue
    if (fileId === undefined) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
      continue
    }
    queue.delete(fileId)
    try {
      await addAvif(strapi, fileId, stopping.signal)
    } catch (error) {
      strapi.log.warn(`No AVIF of file ${fileId}: ${error instanceof Error ? error.message : String(error)}`)
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

/** The picture in the making is given up, to be made at the next start. */
export function stopAvifJob(): Promise<void> {
  stopping.abort()
  wake()
  return done
}
