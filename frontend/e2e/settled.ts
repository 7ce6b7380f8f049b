import type { Page, Request } from 'playwright-core'

/** In ms. Longer animations do not belong to loading: a story's progress, a skeleton's pulse. */
const longestArrivalMs = 2_000
/** In ms, far more than any page takes. */
const limitMs = 90_000

/** Waits until a page has no pending requests and no running animations, is hydrated (the page by itself, after its frame) and drawn. */
export type Settled = () => Promise<void>

/** Follows the requests of a page that has not opened any address yet. */
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
    // The frames after an answer may send more requests
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
  // React writes a key of its own on each element that it has hydrated
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  while (![...document.querySelectorAll('#main > *')].every(isAlive)) await new Promise((resolve) => setTimeout(resolve, 20))
  // Browsers may give no frame to a page without changes
  for (let frame = 0; frame < 2; frame += 1)
    await atMost(1_000, new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 500 })))
  const arriving = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) <= limitMs)
  // An animation that is removed with its element counts as ended; one of a hidden element never ends
  await atMost(limitMs + 1_000, Promise.allSettled(arriving.map(({ finished }) => finished)))
}
