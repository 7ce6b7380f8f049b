import type { Page } from 'playwright-core'

interface Seen {
  /** How much moved at a time, and what, by its place before and after. */
  shifts: { value: number; what: string }[]
  /** Beginnings of what stood in the page and was taken away. */
  takenAway: string[]
}

const seenOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

/** Notes what moves or goes by itself, and not by a press, in each page that is opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { shifts: [], takenAway: [] }
    Object.assign(globalThis, { seen })
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      // The entries of this observer are of this kind, which the types of browsers do not have yet
      const entries = list.getEntries() as unknown as {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      }[]
      for (const { value, hadRecentInput, sources } of entries) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName ?? ''} ${(node?.textContent ?? '').slice(0, 30)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        )
        if (!hadRecentInput) seen.shifts.push({ value, what: moved.join('; ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new MutationObserver((changes) => {
      // The menu of a phone without script goes when the page is alive
      for (const { removedNodes } of changes.filter((each) => each.target instanceof Element && each.target.closest('main') !== null))
        for (const node of removedNodes) if ((node.textContent ?? '').length > 100) seen.takenAway.push((node.textContent ?? '').slice(0, 60))
    }).observe(document, { subtree: true, childList: true })
  })

/** How much has moved in the page so far. */
export const shiftOf = async (page: Page) => (await seenOf(page)).shifts.reduce((sum, { value }) => sum + value, 0)

/** What has moved by more than a hair and what was taken away so far. */
export async function movedIn(page: Page) {
  const { shifts, takenAway } = await seenOf(page)
  return [
    ...shifts.filter(({ value }) => value >= 0.001).map(({ value, what }) => `${value.toFixed(4)}: ${what}`),
    ...takenAway.map((text) => `taken away: ${text}`),
  ]
}
