import type { Page, Request } from 'playwright-core'

/** What moves longer than this is no arrival: a story's progress, a skeleton's breath. */
const longestArrivalMs = 2_000
/** Far more than any page takes: what is not there by then never comes. */
const limitMs = 90_000

/** Waits until nothing more comes into a page by itself: nothing is asked for, what arrives has arrived, and it is drawn. */
export type Settled = () => Promise<void>

/** Follows the requests of a page that has not been anywhere yet. */
export function watchRequests(page: Page): Settled {
  const open = new Set<Request>()
  let lastHasEnded = () => {}
  function end(request: Request) {
    open.delete(request)
    if (open.size === 0) lastHasEnded()
  }
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const asked = () => [...open].map((request) => request.url())
  const nothingIsAsked = () => new Promise<void>((resolve) => (open.size === 0 ? resolve() : (lastHasEnded = resolve)))
  return async () => {
    // What an answer leads to is asked for within the frames after it
    do {
      await within(nothingIsAsked(), () => `is still asking for ${asked().join(', ')}`)
      await within(page.evaluate(arrived, longestArrivalMs), () => 'never comes to rest')
    } while (open.size > 0)
  }
}

async function within(waited: Promise<void>, problem: () => string) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page ${problem()}`)), limitMs)
  })
  await Promise.race([waited, limit]).finally(() => clearTimeout(timer))
}

async function arrived(limitMs: number) {
  const atMost = (ms: number, waited: Promise<unknown>) => Promise.race([waited, new Promise((resolve) => setTimeout(resolve, ms))])
  // A page of which nothing changes may be given no frame
  for (let frame = 0; frame < 2; frame += 1)
    await atMost(1_000, new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 500 })))
  const arriving = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= limitMs)
  // One that is taken away with its element has ended too; one that is not drawn stands still and never ends
  await atMost(limitMs + 1_000, Promise.allSettled(arriving.map(({ finished }) => finished)))
}
