import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFindings } from './axe-findings.ts'
import { openBrowser } from './browser.ts'
import { mockSiteOfFile } from './mock-site-of-file.ts'
import { openShot } from './pictures/photographer.ts'
import { nameOf, shots, type Shot } from './pictures/shots.ts'

/** The pages of each file: forms and versions of the newsroom, its other pages and the account, and all pages for readers. */
function pagesOf(path: string) {
  if (/^\/(?:form$|dashboard\/(?:articles|stories)\/)/.test(path)) return 'editor'
  return /^\/(?:account|dashboard)\b/.test(path) ? 'desk' : 'public'
}

/** Each state of each page once. accessibility.long.test.ts has the usual states. */
const states = shots().filter(
  ({ path, state, width, theme, isPrinted }) =>
    path !== '/styleguide' && state !== 'usual' && isPrinted !== true && width === 390 && theme === 'light',
)

/** While a page's only content is pending, its heading is not known yet: the page says "Loading …" instead. */
const isHeadingToCome = ({ isLoading }: Shot, finding: string) => isLoading === true && finding.startsWith('page-has-heading-one')

/** Tests the states of some pages, several at once: a page mostly waits for frames. */
export function testStates(pages: ReturnType<typeof pagesOf>) {
  const mocks = mockSiteOfFile()
  let browser: Browser

  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  const rows = states.filter(({ path }) => pagesOf(path) === pages).map((shot) => [nameOf(shot), shot] as const)
  describe('axe finds nothing in a page that moves', () => {
    it.concurrent.each(rows)('%s', async (_, shot) => {
      const { page, close } = await openShot(browser, mocks.url, shot, 'no-preference')
      expect((await axeFindings(page)).filter((finding) => !isHeadingToCome(shot, finding))).toEqual([])
      await close()
    })
  })
}
