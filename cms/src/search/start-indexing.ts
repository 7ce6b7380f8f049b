import type { Core } from '@strapi/strapi'
import { setTimeout as pause } from 'node:timers/promises'
import { prepareSearchWorker, stopSearchWorker } from './search-in-worker'
import { refoldTitles } from './refold-titles'
import { indexOutdated } from './index-outdated'

const triedAgainAfterMs = 30_000

let stop = new AbortController()
let indexing: Promise<unknown> = Promise.resolve()

/** Indexes until everything is done, and tries again after an error, because the database may be away or locked for a while. */
async function indexUntilDone(strapi: Core.Strapi, { signal }: AbortController): Promise<void> {
  while (!signal.aborted) {
    try {
      await refoldTitles(strapi, () => signal.aborted)
      return await indexOutdated(strapi, () => signal.aborted)
    } catch (error) {
      strapi.log.warn(
        `The search is not up to date; it is tried again after ${triedAgainAfterMs / 1_000} s: ${error instanceof Error ? error.message : String(error)}`,
      )
      await pause(triedAgainAfterMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
}

/** Indexes in the background: a large archive takes minutes, and is found as far as it is indexed. */
export function startIndexing(strapi: Core.Strapi): void {
  stop = new AbortController()
  indexing = Promise.all([prepareSearchWorker(strapi), indexUntilDone(strapi, stop)]).catch((error: unknown) => {
    strapi.log.error(`The search could not begin: ${error instanceof Error ? error.stack : String(error)}`)
  })
}

export async function stopIndexing(): Promise<void> {
  stop.abort()
  await Promise.all([indexing, stopSearchWorker()])
}
