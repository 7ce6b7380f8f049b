import type { Core } from '@strapi/strapi'

const running = new Set<Promise<void>>()

/** Returns the error message with e-mail addresses removed: mail servers quote the address, and no address may be logged. */
export const withoutAddresses = (error: unknown) => (error instanceof Error ? error.message : String(error)).replaceAll(/\S+@\S+/g, '…')

/** Runs `work` after the response was sent, so that the response time does not reveal what was done. Logs a failure. */
export function runAfterResponse(strapi: Core.Strapi, what: string, work: () => Promise<void>): void {
  const done = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .catch((error: unknown) => {
      strapi.log.error(`accounts: ${what} failed: ${withoutAddresses(error)}`)
    })
    .finally(() => running.delete(done))
  running.add(done)
}

/** Resolves when all background work is done. Called before the program ends. */
export async function backgroundWorkDone(): Promise<void> {
  await Promise.all(running)
}
