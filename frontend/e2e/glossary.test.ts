import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, phone, visit } from './browser.ts'

const site = inject('siteUrl')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Returns the address of a demo article, found by words of its title. */
async function articleCalled(title: string): Promise<string> {
  const response = await fetch(`${site}/admin/upload?fields=card&q=${encodeURIComponent(title)}`)
  const [card] = (await response.json()) as { _id: string }[]
  return `${site}/blog/${card?._id ?? ''}`
}

it('a term of an article opens its meaning beside it, by key and by press, and gives the focus back', async () => {
  const address = await articleCalled('A twenty-year home loan')
  for (const options of [phone, desktop]) {
    const { page, complaints, settled, close } = await visit(browser, options)
    await page.goto(address)
    await settled()
    const marks = page.locator('article a[href^="/glossary/"]')
    const count = await marks.count()
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(6)
    const mark = marks.first()
    // Until its part is hydrated, a mark is a link to the term's page
    await mark.evaluate(async (link) => {
      const isAlive = (element: Element | null) => element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
      while (!isAlive(link.closest('section'))) await new Promise((resolve) => setTimeout(resolve, 50))
    })
    // Scrolling closes the note, so the scroll that focusing would cause happens first
    await mark.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await settled()
    await mark.focus()
    await page.keyboard.press('Enter')
    const note = page.getByRole('dialog')
    await note.waitFor()
    expect(await note.innerText()).toMatch(/More, with an example/)
    await page.keyboard.press('Escape')
    await note.waitFor({ state: 'detached' })
    expect(await mark.evaluate((link) => link === document.activeElement)).toBe(true)
    await mark.click()
    await note.getByRole('link', { name: 'More, with an example' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/glossary\/[a-z-]+$/)
    expect(complaints).toEqual([])
    await close()
  }
})

it('a term opens its meaning while the mouse rests on it or on the meaning', async () => {
  const { page, complaints, settled, close } = await visit(browser, desktop)
  await page.goto(await articleCalled('A twenty-year home loan'))
  await settled()
  const mark = page.locator('article a[href^="/glossary/"]').first()
  await mark.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await settled()
  const note = page.getByRole('dialog')
  const rest = async () => {
    await page.mouse.move(0, 0)
    await mark.hover()
    await note.waitFor()
  }
  await rest()
  expect(await mark.evaluate((link) => link === document.activeElement)).toBe(false)
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'detached' })
  await rest()
  const more = note.getByRole('link', { name: 'More, with an example' })
  await more.hover()
  // Timers end in order: this one begins after the one that closes the meaning when the pointer leaves the mark
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(await more.evaluate((link) => link.matches(':hover'))).toBe(true)
  await page.mouse.move(0, 0)
  await note.waitFor({ state: 'detached' })
  await rest()
  await mark.click()
  await expect.poll(() => note.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

it('the glossary finds a term by its Hindi name, and its page leads on to the calculator filled in', async () => {
  const { page, complaints, settled, close } = await visit(browser, phone)
  await page.goto(`${site}/glossary`)
  await settled()
  await page.getByRole('searchbox', { name: 'Find a term' }).fill('किस्त')
  await page.getByRole('link', { name: 'EMI', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'EMI' }).waitFor()
  await page.getByRole('link', { name: 'Open the calculator, filled in' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/loan-calculator')
  expect(new URL(page.url()).searchParams.get('principal')).toBe('500000')
  expect(complaints).toEqual([])
  await close()
})
