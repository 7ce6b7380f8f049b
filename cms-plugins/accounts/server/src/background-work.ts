import type { Core } from '@strapi/strapi'

const running = new Set<Promise<void>>()

/** What a mail server answers quotes the address; no address belongs in a log. */
const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replaceAll(/\S+@\S+/g, '…')

/** Does work after the answer was sent, so that the response time does not reveal what was done. A failure is logged. */
export function behindTheAnswer(strapi: Core.Strapi, what: string, work: () => Promise<void>): void {
  const done = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .catch((error: unknown) => {
      strapi.log.error(`accounts: ${what} failed: ${wordsOf(error)}`)
    })
    .finally(() => running.delete(done))
  running.add(done)
}

/** Before the program ends, what was promised is done. */
export async function backgroundWorkDone(): Promise<void> {
  await Promise.all(running)
}
