import { dayInIndia } from '@artha/contract/figure-on'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop, openBrowser, visit } from './browser.ts'
import { call, becomesTrue } from './newsroom.ts'
import { studioAdmin } from './real-stack.ts'

const site = inject('siteUrl')
const cms = new URL(inject('studioUrl')).origin
const rows = `${cms}/content-manager/collection-types/api::figure.figure`

let browser: Browser
let token: string

beforeAll(async () => {
  browser = await openBrowser()
  token = (await call<{ data: { token: string } }>(`${cms}/admin/login`, 'POST', studioAdmin)).data.token
})
afterAll(() => browser.close())

const cess = {
  figureKey: 'it-cess',
  validFrom: dayInIndia(new Date()),
  title: 'Health and education cess',
  group: 'income-tax',
  kind: 'number',
  value: { number: 5, unit: 'percent' },
  authority: 'A journey',
  document: 'An act of this test',
  confidence: 'official-page',
  checkedOn: dayInIndia(new Date()),
  checkedBy: 'Artha figures desk',
}

/** Returns the HTML of a page without its hydration data. */
const pageAt = async (path: string) => (await (await fetch(site + path)).text()).split('id="data"')[0]?.replaceAll('<wbr/>', '') ?? ''

/** The tax in the new regime on ₹15,00,000, with a cess of 4 % and of 5 %. */
const [withFour, withFive] = ['₹97,500', '₹98,440']
const places = ['/', '/calculators', '/income-tax-calculator']

it('a figure changed in the Studio is in the calculator, on its tiles and in the register, and so is its withdrawal', async () => {
  const { page, requests, complaints, close } = await visit(browser, desktop)
  for (const place of places) expect(await pageAt(place), place).toContain(withFour)
  const { data } = await call<{ data: { documentId: string } }>(`${rows}/actions/publish`, 'POST', cess, token)
  const isEverywhere = (figure: string, percent: string) => async () => {
    const said = await Promise.all(places.map(pageAt))
    return said.every((html) => html.includes(figure)) && (await pageAt('/figures/it-cess')).includes(percent)
  }
  await becomesTrue(isEverywhere(withFive, '5%'))
  for (const place of places) expect(await pageAt(place), place).not.toContain(withFour)
  expect(await pageAt('/share/calculators/income-tax-calculator.png')).not.toBe('')

  // The browser uses the rows that came with the page and requests none
  await page.goto(`${site}/income-tax-calculator`, { waitUntil: 'networkidle' })
  expect(await page.locator('data#newTax').textContent()).toContain('98,440')
  expect(await page.getByText('An act of this test').count()).toBe(1)
  expect(requests.filter((address) => address.includes('/api/figures'))).toEqual([])
  // From another page of the site it requests them on the way
  await page.goto(`${site}/about`, { waitUntil: 'networkidle' })
  await page.evaluate(() => history.pushState(null, '', '/about#here'))
  await page
    .getByRole('link', { name: /^calculators$/i })
    .first()
    .click()
  await page.getByText(withFive).first().waitFor()
  expect(complaints).toEqual([])
  await close()

  await call(`${rows}/${data.documentId}/actions/publish`, 'POST', { ...cess, withdrawalReason: 'It was a test' }, token)
  await becomesTrue(isEverywhere(withFour, '4%'))
})
