import type { Core } from '@strapi/strapi'
import { binService } from './services/bin'

const dayMs = 86_400_000

let timer: NodeJS.Timeout | undefined

/** Empties the bin of what was kept long enough, now and every day. Every replica does: the second finds nothing. */
export async function startSweeping(strapi: Core.Strapi): Promise<void> {
  await binService(strapi).sweep()
  timer = setInterval(() => {
    binService(strapi)
      .sweep()
      .catch((error: unknown) => strapi.log.error(`newsroom: the bin could not be swept: ${String(error)}`))
  }, dayMs).unref()
}

export const stopSweeping = () => clearInterval(timer)
