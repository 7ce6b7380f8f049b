import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Provenance } from '@artha/contract/market'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { cardBuilder } from '../../mocks/data/article-builder.ts'
import { homeBuilder } from '../../mocks/data/home-builder.ts'
import { exchangeRateBuilder, intradayBuilder, metalsBuilder, ratesBuilder } from '../../mocks/data/market-builder.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt, servedPage, testSite } from '../../mocks/page-tests/render-page.tsx'

const sample: Partial<Provenance> = { source: 'Sample data', asOf: null, sample: true, nextUpdateAt: null }

const answers = (provenance: Partial<Provenance> = {}) => ({
  '/api/market/metals': metalsBuilder(provenance),
  '/api/market/rates': ratesBuilder(provenance),
  '/api/finance/btc-eur': exchangeRateBuilder('BTC', 'EUR', '58432.1234', provenance),
  '/api/finance/eth-inr': exchangeRateBuilder('ETH', 'INR', '264815.5', provenance),
  '/api/finance/intraday': intradayBuilder([180, 176.5, 189], provenance),
})

/** Opens the page of prices as the server renders it. */
const openWith = (provenance: Partial<Provenance> = {}, more: Record<string, unknown> = {}) =>
  renderPageAt('/commodities', { answers: { ...answers(provenance), ...more } })

const metalsRegion = () => within(screen.getByRole('region', { name: 'Seven days of prices' }))
const strip = () => within(screen.getByRole('region', { name: 'Markets' }))
const lineAbout = (words: string) => screen.getByText((_, element) => element?.tagName === 'P' && element.textContent.startsWith(words))

afterEach(() => vi.useRealTimers())

describe('what came with the page', () => {
  it('is shown without asking for anything: the latest price, its change and rupees by weight and carat', async () => {
    await openWith()
    expect(metalsRegion().getByText('Gold, 24 carat, 20 Nov')).toBeInTheDocument()
    expect(metalsRegion().getByText('for 10 g')).toBeInTheDocument()
    const [rupees, inDollars] = [metalsRegion().getByText('₹64,751.09'), metalsRegion().getByText('$2,400.00')]
    expect(rupees.compareDocumentPosition(inDollars), 'rupees come first').toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(metalsRegion().getByText('Gold in dollars, 20 Nov')).toBeInTheDocument()
    expect(metalsRegion().getByText(/Up 0\.42% since 14 Nov/)).toBeInTheDocument()
    const rows = within(metalsRegion().getByRole('table', { name: 'In rupees' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    expect(rows).toEqual([
      '₹ for24 carat (999)22 carat (916)18 carat (750)',
      '1 g6,475.115,937.144,861.19',
      '8 g51,800.8747,497.1038,889.54',
      '10 g64,751.0959,371.3748,611.93',
      '1 tola (11.66 g)75,524.4069,249.6056,700.00',
      '100 g6,47,5115,93,7144,86,119',
    ])
    expect(metalsRegion().getByText(/Calculated at ₹84\.00 per dollar, before import duty, GST/)).toBeInTheDocument()
    await expectAccessible(screen.getByRole('main'))
  })

  it('says the risk of crypto beside its prices, and has neither where the owner shows none', async () => {
    const risk = /^Crypto products and NFTs are unregulated and can be highly risky\. There may be no regulatory recourse/
    await openWith()
    expect(strip().getByText(risk)).toBeInTheDocument()
    cleanup()
    await renderPageAt('/commodities', { site: { ...testSite, crypto: false }, answers: answers() })
    expect(strip().queryByText(risk)).not.toBeInTheDocument()
    expect(strip().queryByText(/Bitcoin|Ether/)).not.toBeInTheDocument()
    expect(strip().getByText('189.00')).toBeInTheDocument()
  })

  it('follows the metal that is chosen', async () => {
    await openWith()
    await userEvent.click(metalsRegion().getByRole('radio', { name: 'Silver' }))
    expect(metalsRegion().getByText('$28.50')).toBeInTheDocument()
    expect(metalsRegion().getByText('for 1 kg')).toBeInTheDocument()
    expect(metalsRegion().getByText(/Down 1\.38% since 14 Nov/)).toBeInTheDocument()
    expect(metalsRegion().getByRole('columnheader', { name: 'Fine (999)' })).toBeInTheDocument()
  })

  it('works out what a jeweller adds, for who asks', async () => {
    await openWith()
    await userEvent.click(metalsRegion().getByRole('button', { name: 'Jeweller’s charges' }))
    const whatIf = within(await metalsRegion().findByRole('region', { name: 'Jeweller’s charges' }))
    const bill = () => whatIf.getAllByRole('definition').map(({ textContent }) => textContent)
    // 10 g of 22 carat gold are 59,371.37; 12% of it, and 3% of both
    expect(bill()).toEqual(['₹59,371.37', '₹7,124.56', '₹1,994.88', '₹68,490.81'])
    await userEvent.clear(whatIf.getByRole('textbox', { name: /^Weight/ }))
    expect(whatIf.getByText(/^Enter a weight/)).toBeInTheDocument()
    await userEvent.type(whatIf.getByRole('textbox', { name: /^Weight/ }), '१०० ग्राम')
    expect(bill()[0]).toBe('₹5,93,713.69')
    const price = whatIf.getByRole('textbox', { name: /^Price per gram/ })
    await userEvent.clear(price)
    await userEvent.type(price, '50.90Cr')
    expect(whatIf.getByText('“Cr” may mean a bank credit of ₹50.90 or ₹50,90,00,000.00. Enter one of them.')).toBeInTheDocument()
    await userEvent.clear(price)
    await userEvent.type(price, '6000')
    expect(whatIf.queryByText(/bank credit/)).not.toBeInTheDocument()
    await expectAccessible(screen.getByRole('main'))
  })

  it('has the days of all metals as a table, and says which day has no price', async () => {
    await openWith()
    const table = metalsRegion().getByText('Show as a table').closest('details')?.querySelector('table')
    const rows = [...(table?.rows ?? [])].map((row) => [...row.cells].map(({ textContent }) => textContent))
    expect(rows[0]).toEqual(['$ per ounce', 'Gold', 'Silver', 'Platinum'])
    expect(rows[1]).toEqual(['14 Nov', '2,390.00', '28.90', '962.00'])
    expect(rows[4]).toEqual(['17 Nov', 'No price', 'No price', 'No price'])
    expect(rows).toHaveLength(8)
  })

  it('has the strip: two pairs and the course of a day, each with its time and none of them called live', async () => {
    await openWith()
    expect(strip().getByText('€58,432.12')).toBeInTheDocument()
    expect(strip().getByText('₹2,64,815.50')).toBeInTheDocument()
    expect(strip().getByText('189.00')).toBeInTheDocument()
    expect(strip().getByText(/Up 5\.00% since 09:15/)).toBeInTheDocument()
    expect(strip().getAllByText('20 Nov 2026, 14:05 IST')).toHaveLength(3)
    expect(screen.getByRole('main')).not.toHaveTextContent(/\blive\b/i)
  })
})

describe('a figure says how far it can be relied on', () => {
  it('current: source, time and next update', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:40:00.000Z') })
    await openWith({ nextUpdateAt: '2026-11-20T09:35:00.000Z' })
    expect(lineAbout('Metal prices: Mock exchange, as of 20 Nov 2026, 14:05 IST. Next update from 15:05 IST.')).toBeInTheDocument()
    expect(within(lineAbout('Metal prices')).getByText('15:05 IST')).toHaveAttribute('dateTime', '2026-11-20T09:35:00.000Z')
  })

  it('stale: that the source has given nothing newer, and when it is asked again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T08:40:00.000Z') })
    await openWith({ stale: true, nextUpdateAt: '2026-11-21T08:45:00.000Z' })
    expect(lineAbout('Metal prices')).toHaveTextContent(
      'Out of date. Mock exchange, as of 20 Nov 2026, 14:05 IST. No newer figure from the source; next check from 21 Nov 2026, 14:15 IST.',
    )
  })

  it('sample: that it is no real price', async () => {
    await openWith(sample)
    // One note per block, and a mark at each figure
    const said = screen.getAllByText('Sample data.').map((mark) => mark.closest('p')?.textContent)
    expect(said).toHaveLength(2)
    expect(screen.getAllByText('sample')).toHaveLength(5)
    expect(said.every((words) => words?.includes('Illustrative figures, not market prices.'))).toBe(true)
    expect(strip().getByRole('heading', { name: 'A sample day' })).toBeInTheDocument()
    await expectAccessible(screen.getByRole('main'))
  })
})

describe('when the time of the next update passes', () => {
  const nextUpdateAt = '2026-11-20T09:35:00.000Z'
  const minutes = (count: number) => act(async () => vi.advanceTimersByTime(count * 60_000))

  /** `until`: a promise that later responses wait for. */
  function setUp(until?: Promise<void>) {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-11-20T09:34:30.000Z') })
    const asked: string[] = []
    const newer = { asOf: '2026-11-20T09:35:01.000Z', nextUpdateAt: '2026-11-20T10:35:00.000Z' }
    for (const [path, answer] of Object.entries({
      ...answers(newer),
      '/api/market/metals': metalsBuilder({ ...newer, prices: { XAU: [{ day: '2026-11-20', usdPerTroyOunce: 2_500 }], XAG: [], XPT: [] } }),
    })) {
      server.use(
        http.get(path, async () => {
          asked.push(path)
          await until
          return HttpResponse.json(answer)
        }),
      )
    }
    return asked
  }

  it('the figure says so by itself, is read again once, quietly, and is current again', async () => {
    let answer = () => {}
    const asked = setUp(new Promise((resolve) => (answer = resolve)))
    await openWith({ nextUpdateAt })
    expect(asked).toEqual([])
    expect(screen.queryByText('Update due.')).not.toBeInTheDocument()
    await minutes(1)
    expect(screen.getByText('$2,400.00')).toBeInTheDocument()
    expect(screen.getAllByText('Update due.')).not.toHaveLength(0)
    expect(screen.queryByText('Loading …')).not.toBeInTheDocument()
    answer()
    expect(await screen.findByText('$2,500.00')).toBeInTheDocument()
    await vi.waitFor(() => expect(asked).toHaveLength(5), { timeout: 60_000 })
    await vi.waitFor(() => expect(screen.queryByText('Update due.')).not.toBeInTheDocument(), { timeout: 60_000 })
    await minutes(10)
    expect([...asked].sort()).toEqual(Object.keys(answers()).sort())
  })

  it('nothing is asked for at first sight, however old the answer that came with the page', async () => {
    const asked = setUp()
    await openWith({ nextUpdateAt: '2026-11-20T08:35:00.000Z' })
    expect(screen.getAllByText('Update due.')).not.toHaveLength(0)
    expect(asked).toEqual([])
    await minutes(1)
    await vi.waitFor(() => expect(asked).toHaveLength(5), { timeout: 60_000 })
  })

  it('nothing is asked for as long as the page is not looked at', async () => {
    const asked = setUp()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await openWith({ nextUpdateAt })
    await minutes(5)
    expect(screen.getAllByText('Update due.')).not.toHaveLength(0)
    expect(asked).toEqual([])
    visibility.mockRestore()
    await minutes(1)
    await vi.waitFor(() => expect(asked).toHaveLength(5), { timeout: 60_000 })
  })

  it('the figure stays, with its true time, where the source is away', async () => {
    setUp()
    let tries = 0
    server.use(
      http.get('/api/market/metals', () => {
        tries += 1
        return HttpResponse.json({ message: 'No', code: 'not-allowed' }, { status: 403 })
      }),
    )
    await openWith({ nextUpdateAt })
    await minutes(1)
    await vi.waitFor(() => expect(tries).toBe(1), { timeout: 60_000 })
    await minutes(1)
    await vi.waitFor(() => expect(tries).toBe(2), { timeout: 60_000 })
    expect(screen.getByText('$2,400.00')).toBeInTheDocument()
    expect(lineAbout('Metal prices')).toHaveTextContent('as of 20 Nov 2026, 14:05 IST. A newer figure was due at 15:05 IST.')
  })
})

describe('what cannot be had', () => {
  const refuse = (path: string) =>
    server.use(http.get(path, () => HttpResponse.json({ message: 'No', code: 'not-allowed' }, { status: 403 }), { once: true }))

  it('metals: says so in their place, and tries again', async () => {
    refuse('/api/market/metals')
    await renderPageAt('/commodities')
    expect(await screen.findByText('Metal prices: not available right now.')).toBeInTheDocument()
    await userEvent.click(metalsRegion().getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('$2,400.00')).toBeInTheDocument()
  })

  it('the exchange rate: the dollar prices stand all the same', async () => {
    refuse('/api/market/rates')
    await renderPageAt('/commodities')
    expect(await screen.findByText('Prices in rupees: not available right now.')).toBeInTheDocument()
    expect(screen.getByText('$2,400.00')).toBeInTheDocument()
  })

  it('the rupee among the rates: no price in rupees', async () => {
    await openWith({}, { '/api/market/rates': ratesBuilder({ rates: { USD: 1, EUR: 0.8 } }) })
    expect(screen.getByText(/^In rupees: not available/)).toBeInTheDocument()
    expect(screen.queryByRole('table', { name: 'In rupees' })).not.toBeInTheDocument()
  })

  it('a price of the strip: the others stand', async () => {
    refuse('/api/finance/btc-eur')
    await renderPageAt('/commodities')
    expect(await strip().findByText('The price: not available right now.')).toBeInTheDocument()
    expect(await strip().findByText('₹2,64,815.50')).toBeInTheDocument()
  })

  it('all prices of a metal: no figure, no change, no rupees', async () => {
    await openWith({}, { '/api/market/metals': metalsBuilder({ prices: { XAU: [], XAG: [], XPT: [] } }) })
    expect(metalsRegion().getByText('No price')).toBeInTheDocument()
    expect(metalsRegion().getByText('The source published no price for the last seven days.')).toBeInTheDocument()
    expect(metalsRegion().queryByRole('table')).not.toBeInTheDocument()
    await expectAccessible(screen.getByRole('main'))
  })

  it('a day without closes: says so', async () => {
    await openWith({}, { '/api/finance/intraday': intradayBuilder([]) })
    expect(strip().getByText('No prices')).toBeInTheDocument()
  })
})

describe('the HTML that the server sends', () => {
  const home = { '/api/home': homeBuilder({ feed: [cardBuilder()] }), '/api/stories': [] }

  /** Renders the page to HTML. It must be loaded once before. */
  async function htmlOf(path: string, more: Record<string, unknown> = {}) {
    const all = { ...answers(), ...home, ...more }
    await renderPageAt(path, { answers: all })
    return servedPage(path, all).replaceAll('<!-- -->', '')
  }
  it.each([
    ['/', ['₹64,751', '₹84.00']],
    ['/commodities', ['€58,432.12', '₹2,64,815.50']],
  ])('%s holds the figures, their times and the days, for who has no script', async (path, ofStrip) => {
    const html = await htmlOf(path)
    for (const figure of ['$2,400.00', '64,751.09', '2,418.75', '20 Nov 2026, 14:05 IST', ...ofStrip]) expect(html).toContain(figure)
    expect(html).not.toMatch(/ style=/)
  })
  it('has what the converter starts with', async () => {
    const html = await htmlOf('/')
    for (const words of ['0.80 EUR', '1 EUR = 1.25 USD', '80,000.00 EUR']) expect(html).toContain(words)
  })

  it('says what is not available', async () => {
    expect(await htmlOf('/commodities', { '/api/market/rates': ratesBuilder({ rates: { USD: 1 } }) })).toContain('In rupees: not available')
  })
})
