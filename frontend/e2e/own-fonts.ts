import type { Page } from 'playwright-core'
import type { Visit } from './browser.ts'

/** True if the page uses its own fonts. On a busy machine they are too late for a first visit, which then keeps the fallback fonts. */
const isInOwnFonts = (page: Page) =>
  page.evaluate(() => {
    const widthIn = (family: string) => {
      const probe = document.body.appendChild(document.createElement('span'))
      probe.style.fontFamily = family
      probe.textContent = 'Measured in this font'
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width
    }
    return ['Newsreader', 'Inter'].every((family) => widthIn(`${family}, monospace`) !== widthIn('monospace'))
  })

/** Opens a page in its own fonts, because measurements depend on them: waits until their files have come, then reloads until the page shows them. */
export async function openInOwnFonts({ page, settled }: Pick<Visit, 'page' | 'settled'>, address: string) {
  await page.goto(address)
  await settled()
  for (let visits = 1; !(await isInOwnFonts(page)); visits += 1) {
    if (visits === 20) throw new Error(`${address} does not show its own fonts`)
    await page.evaluate(() => Promise.all(['Newsreader', 'Inter'].map((family) => document.fonts.load(`1em ${family}`))))
    await page.reload()
    await settled()
  }
}
