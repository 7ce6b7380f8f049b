import type { Core } from '@strapi/strapi'
import { ownService } from './own-services'

const dayMs = 86_400_000

let timer: NodeJS.Timeout | undefined

/** Empties the bin of what was kept long enough, now and every day. Every replica does: the second finds nothing. */
export async function startSweeping(strapi: Core.Strapi): Promise<void> {
  await ownService(strapi, 'bin').sweep()
  timer = setInterval(() => {
    ownService(strapi, 'bin')
      .sweep()
      .catch((error: unknown) => strapi.log.error(`newsroom: the bin could not be swept: ${String(error)}`))
  }, dayMs).unref()
}

export const stopSweeping = () => clearInterval(timer)
