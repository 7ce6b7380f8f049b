import type { Page } from 'playwright-core'

/** Notes what moves by itself, and not by a press, in each page that is opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      // The entries of this observer are of this kind, which the types of browsers do not have yet
      const entries = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]
      for (const { value, hadRecentInput } of entries) if (!hadRecentInput) shifts.push(value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How much has moved in the page so far. */
export const shiftOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0))
