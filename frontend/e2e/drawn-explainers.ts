import type { Browser, Page } from 'playwright-core'
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

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not there`)
  return box
}

/** Returns the tops of an article's parts on a phone, in the order that they should have. The third one is the first paragraph. */
export async function topsOfParts(page: Page): Promise<number[]> {
  const tops = []
  for (const selector of ['main h1', 'article header + section h2, article header + p', '#part-1 p, #part-1 li', '#part-1 figure'])
    tops.push(Math.round((await boxOf(page, selector)).y))
  return tops
}

/** Returns the left edges of an article's parts in a wide window, and the right edges of those that are as wide as the cover. */
export async function edgesOfParts(page: Page): Promise<{ left: number[]; right: number[] }> {
  const text = [
    'main h1',
    'main h1 + p',
    '#short-version-title',
    '#part-1 p',
    '#part-2 h2',
    '#part-2 p',
    '#part-2 figure',
    'section:has(#next-title)',
  ]
  const wide = ['section:has(#short-version-title)', '#part-1 figure[data-cover] img', 'figure:not([data-cover])']
  const left = new Set<number>()
  for (const selector of [...text, '#part-1 figure']) left.add(Math.round((await boxOf(page, selector)).x))
  const right = new Set<number>()
  for (const selector of wide) {
    const { x, width } = await boxOf(page, selector)
    right.add(Math.round(x + width))
  }
  return { left: [...left], right: [...right] }
}
