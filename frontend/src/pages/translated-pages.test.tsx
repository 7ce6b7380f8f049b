import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cardBuilder } from '../mocks/data/article-builder.ts'
import { homeBuilder } from '../mocks/data/home-builder.ts'
import { server } from '../mocks/page-tests/node.ts'
import { renderPageAt } from '../mocks/page-tests/render-page.tsx'
import { translatePage, untranslated } from '../mocks/page-tests/translator.ts'

let stop: () => void = () => undefined

beforeEach(() => server.use(http.get('/api/home', () => HttpResponse.json(homeBuilder({ feed: [cardBuilder()] })))))
afterEach(() => stop())

/** Returns the text of a part of the page without the marks of the translation. */
const textIn = (selector: string) => untranslated(document.querySelector(selector)?.textContent)
const choose = (place: string, name: string) =>
  fireEvent.click(within(document.querySelector(place) as HTMLElement).getByRole('radio', { name: new RegExp(name) }))
const type = (selector: string, value: string) => fireEvent.change(document.querySelector(selector) as HTMLElement, { target: { value } })

async function openTranslated(address: string, isThere: () => unknown) {
  await renderPageAt(address)
  await vi.waitFor(isThere)
  stop = translatePage()
}

it('the front page shows the price that was chosen, and converts what is typed', async () => {
  await openTranslated('/', () => expect(textIn('#goldRates')).toContain('Gold'))
  choose('#fuel-dashboard', 'Diesel')
  expect(textIn('#fuel-dashboard')).toContain('Diesel in Mumbai₹')
  choose('#fuel-dashboard', 'CNG')
  choose('#fuel-dashboard', 'Petrol')
  expect(textIn('#fuel-dashboard')).toContain('Petrol in Mumbai₹')
  choose('#goldRates', 'Silver')
  expect(textIn('#goldRates')).toMatch(/Silver[\w ]*, \d/)
  fireEvent.click(within(document.querySelector('#currencyConverter') as HTMLElement).getByRole('button'))
  await screen.findByRole('textbox', { name: /Amount/ })
  for (const typed of ['abc', '12', '', '3']) type('#currencyConverter input[name="amount"]', typed)
  expect(textIn('#currencyConverter .result')).toMatch(/^3 USD =/)
  expect(textIn('main')).not.toMatch(/went wrong|stopped working/)
})

it.each([
  ['/home-loan-calculator', { annualRate: '9', years: '4' }, '16.3% of everything you pay'],
  ['/income-tax-calculator', { salary: '1500000' }, '97,500'],
  ['/sip-calculator', { years: '20' }, '20 years'],
])('%s says what the form says', async (address, typed, said) => {
  await openTranslated(address, () => expect(textIn('main')).toContain('For education only'))
  for (const [name, value] of Object.entries(typed)) type(`input[name="${name}"]:not([type="range"])`, value)
  const read = textIn('main')
  expect(read).toContain(said)
})
