import { dayInIndia } from '@artha/contract/figure-on'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { articleOf, call, becomesTrue, newCreator, titlesFound, tokenOf, visitAs } from './newsroom.ts'
import { studioAdmin } from './real-stack.ts'

const site = inject('siteUrl')
const cms = new URL(inject('studioUrl')).origin
const figureKey = 'journey-lending-rate'
const dayFromNow = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000))

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const rateOf = (number: number, validFrom: string) => ({
  figureKey,
  group: 'banking',
  title: 'A lending rate for a journey',
  kind: 'number',
  value: { number, unit: 'percent-a-year' },
  validFrom,
  authority: 'A journey',
  document: `Decision of ${validFrom}`,
  confidence: 'official-page',
  checkedOn: dayFromNow(0),
  checkedBy: 'Artha figures desk',
})

it('from the overview to a published correction of a figure it takes at most six presses', async () => {
  const studio = (await call<{ data: { token: string } }>(`${cms}/admin/login`, 'POST', studioAdmin)).data.token
  const publish = (row: object) => call(`${cms}/content-manager/collection-types/api::figure.figure/actions/publish`, 'POST', row, studio)
  await publish(rateOf(8, dayFromNow(-200)))
  const creator = await newCreator(site, 'Corrects')
  const title = `Banks lend at eight ${Date.now()}`
  const description = `<p>Banks lend at <a href="/figures/${figureKey}?on=${dayFromNow(-100)}">8.00%</a>.</p>`
  const body = { ...articleOf(title), sections: [{ subtitle: 'One', description }], createdAt: `${dayFromNow(-100)}T06:00:00.000Z` }
  await call(`${site}/admin/upload`, 'POST', body, await tokenOf(site, creator))
  await publish(rateOf(9, dayFromNow(0)))

  const { page, complaints, close } = await visitAs(browser, site, creator, '/dashboard')
  await page.evaluate(() => {
    sessionStorage.setItem('presses', '0')
    const count = () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1))
    addEventListener('pointerdown', count, { capture: true })
  })
  await page
    .getByRole('region', { name: /^Figures due for review/ })
    .getByRole('link', { name: title })
    .click()
  const form = page.getByRole('form', { name: 'Edit Article' })
  const corrected = title.replace('eight', 'nine')
  await form.getByLabel('Title', { exact: true }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(corrected)
  await form.getByRole('button', { name: 'Publish' }).click()
  await page.getByText(`Saved: ${corrected}`).waitFor()
  expect(Number(await page.evaluate(() => sessionStorage.getItem('presses')))).toBeLessThanOrEqual(6)
  await becomesTrue(async () => (await titlesFound(site, corrected)).includes(corrected))
  expect(complaints).toEqual([])
  await close()
})
