import type { Core } from '@strapi/strapi'
import { binService } from './services/bin'
import { undoService } from './services/undo'
import { versionsService } from './services/versions'

const dayMs = 86_400_000

let timer: NodeJS.Timeout | undefined

async function sweep(strapi: Core.Strapi) {
  await binService(strapi).sweep()
  await undoService(strapi).sweep()
  // After the bin, because entries that have left it need no versions.
  await versionsService(strapi).sweep()
}

/** Deletes what has expired in the bin, the undo steps and the versions, now and once a day. Every replica runs it; the second finds nothing. */
export async function startSweeping(strapi: Core.Strapi): Promise<void> {
  await sweep(strapi)
  timer = setInterval(() => {
    sweep(strapi).catch((error: unknown) =>
      strapi.log.error(`newsroom: the bin, what can be undone and old versions could not be swept: ${String(error)}`),
    )
  }, dayMs).unref()
}

export const stopSweeping = () => clearInterval(timer)
