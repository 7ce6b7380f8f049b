import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../entry-server.tsx'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { figureAnswersAt } from '../../mocks/page-tests/figure-answers.ts'
import { renderPageAt, testSite } from '../../mocks/page-tests/render-page.tsx'

/** jsdom has no layout: charts have no size, so only their texts can be tested. */
class NothingIsResized {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// Loads the large chart library first, so that no test waits for it
beforeAll(async () => {
  await import('../../features/calculators/charts/share-ring.tsx')
  await import('../../features/calculators/charts/value-over-years.tsx')
  await import('../../features/calculators/charts/amount-bars.tsx')
  await import('../../features/calculators/charts/score-scale.tsx')
})
beforeEach(() => vi.stubGlobal('ResizeObserver', NothingIsResized))

const figures = [
  ['/loan-calculator', /^Of ₹1,90,917\.93 paid in total, ₹1,50,000, 78\.6%, is principal and ₹40,917\.93, 21\.4%, is interest\.$/],
  ['/home-loan-calculator', /^Your balance falls from ₹15,00,000 to zero in 15 years\. Half of it is repaid after 9 years 4 months\.$/],
  ['/car-loan-calculator', /^Of ₹5,94,035\.96 paid in total/],
  ['/fixed-deposit-calculator', /^₹1,00,000 grows to ₹1,37,008\.67 in 5 years; ₹37,008\.67 of that is interest\.$/],
  ['/investment-calculator', /^₹65,00,000\.00 invested over 20 years grows to ₹3,04,24,974\.80, of which /],
  ['/insurance-calculator', /Below 30, ₹5,775\.00; 30 to 49, with you at 40, ₹6,600\.00; Age 50 and over, ₹8,250\.00\.$/],
  ['/credit-calculator', /^636 on a scale from 300 to 900: Poor, the band from 600 to 650\.$/],
  ['/revenue-calculator', /^Sales ₹62,50,000, Other income ₹2,50,000, Expenses ₹5,00,000, Profit ₹60,00,000\.00\.$/],
  ['/networth-calculator?asset=Gold:500&liability=Loan:700', /^Gold ₹500 owned; Loan ₹700 owed\.$/],
  ['/budget-calculator?income=Pay:1000&expense=Rent:400', /Rent ₹400, 40\.0%; Saved ₹600, 60\.0%\.$/],
] as const

it.each(figures)(
  '%s draws a chart that says what there is to see',
  async (address, finding) => {
    await renderPageAt(address)
    for (const button of screen.getAllByRole('button', { name: 'Draw the chart' })) fireEvent.click(button)
    const chart = await screen.findByRole('img', { name: finding })
    expect(chart.closest('figure')).toHaveTextContent(/\w/)
    expect([...chart.querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex >= 0)).toEqual([])
    await expectAccessible(screen.getByRole('main'))
  },
  60_000,
)

it.each(figures)('%s has a place for it without a style of its own in the page from the server', (address) => {
  const html = renderPage(address, { site: testSite, answers: figureAnswersAt(address), failures: {} })
  expect(html).toContain('<figure')
  expect(html).not.toContain('style=')
  expect(html).not.toContain('recharts')
})

const nothingEntered = ['/networth-calculator?asset=Gold:0', '/budget-calculator?income=Pay:0', '/investment-calculator?initial=0&monthly=0']
it.each(nothingEntered)('%s has none where there is nothing to draw', (address) => {
  expect(renderPage(address, { site: testSite, answers: figureAnswersAt(address), failures: {} })).not.toContain('<figure')
})
