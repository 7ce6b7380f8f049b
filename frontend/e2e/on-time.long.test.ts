import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { articleOf, call, titlesFound, tokenOf } from './newsroom.ts'
import { primaryAdmin } from './real-stack.ts'

/** In ms. Readers see a saved change after five seconds; the limit is five times that for a busy machine. */
const onTheSiteWithinMs = 5 * 5_000

const site = inject('siteUrl')

async function msUntil(isSo: () => Promise<boolean>) {
  const since = Date.now()
  while (!(await isSo())) {
    if (Date.now() - since > onTheSiteWithinMs) return Infinity
    await wait(100)
  }
  return Date.now() - since
}

it('readers have an article within five seconds, and its deletion too', async () => {
  const token = await tokenOf(site, primaryAdmin)
  const title = `On the site in time ${Date.now()}`
  const status = async (id: string) => (await fetch(`${site}/blog/${id}`)).status
  const { _id } = await call<{ _id: string }>(`${site}/admin/upload`, 'POST', articleOf(title), token)
  expect(await msUntil(async () => (await status(_id)) === 200)).toBeLessThanOrEqual(onTheSiteWithinMs)
  expect(await msUntil(async () => (await titlesFound(site, title)).length === 1)).toBeLessThanOrEqual(onTheSiteWithinMs)
  await call(`${site}/admin/upload/${_id}`, 'DELETE', undefined, token)
  expect(await msUntil(async () => (await status(_id)) === 404)).toBeLessThanOrEqual(onTheSiteWithinMs)
})
