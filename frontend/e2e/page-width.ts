import type { Page } from 'playwright-core'
import { motions } from './browser.ts'

const widths = [320, 390, 768, 1024, 1440]

/** The widths of window that a page does not fit, as it moves and as it is for those who asked for less of it. */
export async function tooNarrow(page: Page) {
  const found: string[] = []
  // The first paint has stand-ins of the fonts, which no width is promised for
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const reducedMotion of motions) {
      await page.emulateMedia({ reducedMotion })
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(`${width}, motion: ${reducedMotion}`)
    }
  }
  return found
}
