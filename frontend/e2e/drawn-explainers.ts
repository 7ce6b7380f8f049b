import type { Browser } from 'playwright-core'
import { axeFindings } from './axe-findings.ts'
import { desktop, visit } from './browser.ts'

/** Articles of the demo content: one with each kind of chart, all with a short version. */
const titles = [
  'New regime, slab by slab: the tax on one salary worked in full',
  'A higher wage ceiling for the provident fund: what a payslip shows',
  'A twenty-year home loan, read one month at a time',
]

/** Returns the addresses of the three articles. */
export async function drawnExplainers(site: string): Promise<string[]> {
  const addresses: string[] = []
  for (const title of titles) {
    const found = (await (await fetch(`${site}/admin/upload?fields=card&q=${encodeURIComponent(title)}`)).json()) as { _id: string }[]
    addresses.push(`${site}/blog/${found[0]?._id}`)
  }
  return addresses
}

/** Returns the findings of axe in the article in the light theme, and of its colours in the dark one. */
export async function axeOfExplainer(browser: Browser, address: string): Promise<string[]> {
  const { page, settled, close } = await visit(browser, desktop)
  await page.goto(address)
  await settled()
  const light = await axeFindings(page)
  await page.getByRole('button', { name: 'Dark theme' }).first().click()
  await settled()
  const theme = (await page.locator('html').getAttribute('class')) ?? ''
  const dark = await axeFindings(page, 'colours')
  await close()
  return [...light, ...(theme.includes('dark') ? dark : [`The theme is "${theme}", not dark`])]
}
