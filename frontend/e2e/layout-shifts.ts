import type { Page } from 'playwright-core'

interface Seen {
  /** Each layout shift: its value, and the elements with their positions before and after. */
  shifts: { value: number; what: string }[]
  /** The first words of texts that were removed from the page. */
  takenAway: string[]
}

const seenOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

/** Records layout shifts and removals that no press caused, in each page opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { shifts: [], takenAway: [] }
    Object.assign(globalThis, { seen })
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      // This observer's entries have this shape, which TypeScript's types lack, so the cast is safe
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
      // Within main only: the phone menu for pages without script is removed at hydration
      for (const { removedNodes } of changes.filter((each) => each.target instanceof Element && each.target.closest('main') !== null))
        for (const node of removedNodes) if ((node.textContent ?? '').length > 100) seen.takenAway.push((node.textContent ?? '').slice(0, 60))
    }).observe(document, { subtree: true, childList: true })
  })

/** Returns the sum of all layout shifts so far. */
export const shiftOf = async (page: Page) => (await seenOf(page)).shifts.reduce((sum, { value }) => sum + value, 0)

/** Returns the layout shifts from 0.001 and the removals so far. */
export async function movedIn(page: Page) {
  const { shifts, takenAway } = await seenOf(page)
  return [
    ...shifts.filter(({ value }) => value >= 0.001).map(({ value, what }) => `${value.toFixed(4)}: ${what}`),
    ...takenAway.map((text) => `taken away: ${text}`),
  ]
}
