import type { Page } from 'playwright-core'
import { motions } from './browser.ts'

const widths = [320, 390, 768, 1024, 1440]

/** Returns the window widths that the page does not fit, with animations and with reduced motion. */
export async function widthsThatOverflow(page: Page) {
  const found: string[] = []
  // The first paint uses fallback fonts, for which no width is guaranteed
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
