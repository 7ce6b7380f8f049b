import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { CDPSession, Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const sessions = new WeakMap<Page, CDPSession>()

/** The rules whose result depends on the theme. All others check the same elements and names in both themes. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Returns the findings of axe in the page as it is now. `colours` is enough if the page was checked completely in the other theme. */
export async function axeFindings(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // The page's content security policy blocks foreign scripts, so axe runs through the DevTools protocol.
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', { expression, awaitPromise: true })
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return String(result.value)
  }
  const isThere = await evaluate('typeof axe')
  if (isThere === 'undefined') await evaluate(axe)
  // Skips fetching styles of other origins; there are none
  const options = { resultTypes: ['violations'], preload: false, ...(rules === 'colours' && { runOnly: ofColours }) }
  const found = await evaluate(`axe.run(document, ${JSON.stringify(options)}).then((results) => JSON.stringify(results.violations))`)
  const violations = JSON.parse(found) as AxeResults['violations']
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
}
