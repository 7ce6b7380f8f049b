import type { Page } from 'playwright-core'
import { tokenOf } from './newsroom.ts'
import { primaryAdmin } from './real-stack.ts'

/** Signs the primary admin in, in a page that has not opened any address yet. */
export async function signedInAt(page: Page, site: string) {
  const token = await tokenOf(site, primaryAdmin)
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token)
}
