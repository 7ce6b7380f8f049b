import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { watchRequests, type Settled } from '../settled.ts'
import { nameOf, type Shot } from './shots.ts'

/** The time of every picture, so that relative times and the date line are the same in each set. */
const photographedAt = new Date('2026-11-22T09:00:00+05:30')

/** Hides the panel of the mocks, which is not part of the site. */
const withoutPanel = 'nav[aria-label="Mocks"] { display: none }'

/** Scrolls through the page once, because charts and other late parts load when they come into view. */
async function seeAll(page: Page, settled: Settled) {
  await settled()
  for (let isAtEnd = false; !isAtEnd;) {
    isAtEnd = await page.evaluate(() => {
      const before = scrollY
      scrollBy({ top: innerHeight, behavior: 'instant' })
      return scrollY === before
    })
    await settled()
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await settled()
}

function addressOnMocks(siteUrl: string, { address, scenarios }: Shot) {
  const url = new URL(address, siteUrl)
  for (const name of ['normal', ...scenarios]) url.searchParams.append('mock', name)
  return url.href
}

/** Opens a page of the mocks in one of its states and waits until it is loaded. */
export async function openShot(browser: Browser, siteUrl: string, shot: Shot, reducedMotion: 'reduce' | 'no-preference') {
  const context = await browser.newContext({ viewport: { width: shot.width, height: shot.width < 700 ? 844 : 900 }, reducedMotion })
  const close = () => context.close()
  try {
    const page = await context.newPage()
    const settled = watchRequests(page)
    await page.clock.setFixedTime(photographedAt)
    await page.addInitScript((root) => localStorage.setItem('root', root), JSON.stringify({ isDarkMode: shot.theme === 'dark' }))
    await page.goto(addressOnMocks(siteUrl, shot))
    await page.locator('main').waitFor()
    if (shot.isLoading !== true) await seeAll(page, settled)
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    if (shot.press !== undefined) {
      await page.locator(shot.press).filter({ visible: true }).first().click()
      await settled()
      // The focus is on the first error and has scrolled the page there
      if (shot.isOverlay !== true) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    }
    if (shot.isPrinted === true) await page.emulateMedia({ media: 'print' })
    return { page, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Takes a picture of a site on mocks and saves it in a folder under its name. */
export async function photograph(browser: Browser, siteUrl: string, shot: Shot, into: string) {
  const { page, close } = await openShot(browser, siteUrl, shot, 'reduce')
  try {
    const picture = await page.screenshot({ fullPage: shot.isOverlay !== true, animations: 'disabled', style: withoutPanel })
    await mkdir(into, { recursive: true })
    await writeFile(path.join(into, nameOf(shot)), picture)
  } finally {
    await close()
  }
}
