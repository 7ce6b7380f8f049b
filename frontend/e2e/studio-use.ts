import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { studioAdmin } from './real-stack.ts'

export const studioArticles = '/content-manager/collection-types/api::article.article'

export async function signInToStudio(page: Page) {
  await page.goto(`${inject('studioUrl')}/auth/login`)
  await page.getByLabel(/^email/i).fill(studioAdmin.email)
  await page.getByLabel(/^password/i).fill(studioAdmin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('link', { name: /content manager/i }).waitFor()
}
