import { HtmlValidate } from 'html-validate'
import type { Browser } from 'playwright-core'
import { structuredDataFindings } from '../checks/structured-data-rules.ts'
import { desktop, visit } from './browser.ts'

/** Allows React's notation, which is valid HTML: void elements without a slash, attributes without a value as "". */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off', 'long-title': 'off', 'no-inline-style': 'error' },
})

/** Returns what is not valid in the HTML of the pages. */
export async function htmlFindings(site: string, addresses: readonly string[]): Promise<string[]> {
  const findings: string[] = []
  for (const address of addresses) {
    const { results } = await validator.validateString(await (await fetch(site + address)).text())
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      findings.push(`${address} ${ruleId}: ${message} at ${selector ?? ''}`)
    }
  }
  return findings
}

/** Returns the pages that without script lack a title, or text of their own, or have not one h1. */
export async function poorWithoutScript(browser: Browser, site: string, addresses: readonly string[]): Promise<string[]> {
  const { page, close } = await visit(browser, { ...desktop, javaScriptEnabled: false })
  // Not needed to read the text
  await page.route('**/*', (route) => (['image', 'font'].includes(route.request().resourceType()) ? route.abort() : route.continue()))
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(site + address)
    const [headings, text, title] = [await page.locator('h1').count(), await page.getByRole('main').innerText(), await page.title()]
    if (headings !== 1 || text.length <= 40 || title === '') found.push(`${address}: ${headings} h1, ${text.length} characters, title “${title}”`)
  }
  await close()
  return found
}

/** Returns what is wrong in the structured data of the pages, and the types that it has, sorted. */
export async function structuredDataOf(urls: readonly string[]): Promise<{ findings: string[]; types: string[] }> {
  const findings: string[] = []
  const types = new Set<string>()
  for (const url of urls) {
    const html = await (await fetch(url)).text()
    for (const [, text = ''] of html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)) {
      const block = JSON.parse(text) as { '@type': string }
      types.add(block['@type'])
      findings.push(...structuredDataFindings(block).map((finding) => `${url} ${finding}`))
    }
  }
  return { findings, types: [...types].sort() }
}
