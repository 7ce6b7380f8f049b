import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import toast from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { cardBuilder } from '../../mocks/data/article-builder.ts'
import { homeBuilder } from '../../mocks/data/home-builder.ts'
import { metalsBuilder, ratesBuilder } from '../../mocks/data/market-builder.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'
import { signInAs } from '../../mocks/handlers/sign-in.ts'

const askedForLessMotion = { value: false }

beforeEach(() => {
  askedForLessMotion.value = false
  vi.stubGlobal('matchMedia', () => ({ matches: askedForLessMotion.value }))
  vi.stubGlobal('innerWidth', 1280)
  server.use(
    http.get('/api/home', () =>
      HttpResponse.json(homeBuilder({ latestUpdates: [cardBuilder()], feed: [cardBuilder()], recommended: [cardBuilder()] })),
    ),
  )
})
afterEach(() => {
  vi.useRealTimers()
  toast.remove()
})

/** Opens a front page of a single article and returns one of its blocks. */
async function open(title: string) {
  await renderPageAt('/')
  return within(await screen.findByRole('region', { name: title }))
}

it('says what is due in the coming week, and where to see more', async () => {
  const due = [{ day: '2026-12-15', title: 'Advance tax: 75% of the year’s tax must be paid by this date' }]
  server.use(http.get('/api/home', () => HttpResponse.json(homeBuilder({ feed: [cardBuilder()], due }))))
  await renderPageAt('/')
  const line = (await screen.findByText(/^15 Dec 2026: Advance tax: 75% of the year’s tax must be paid by this date\./)).closest('p')
  expect(within(line as HTMLElement).getByRole('link', { name: 'Tax calendar' })).toHaveAttribute('href', '/tax-calendar')
})

it('the column beside the feed has its blocks in order, each with its anchor', async () => {
  await open('Live Update')
  const feed = screen.getByRole('region', { name: 'Latest' })
  const titles = within(feed.nextElementSibling as HTMLElement).getAllByRole('heading', { level: 2 })
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Live Update',
    'Recommended For You',
    'Fuel prices',
    'Gold rates',
    'Currency converter',
    'Finance Academy',
  ])
  const anchors = ['latestUpdates', 'fuel-dashboard', 'goldRates', 'currencyConverter', 'newsletter', 'calculator', 'insights']
  expect(anchors.filter((id) => document.querySelector(`section#${id}`) === null)).toEqual([])
})

it('the row of prices begins with gold and silver in rupees, then the dollar and the euro: no crypto, no security', async () => {
  const row = await open('Markets')
  await row.findByText('₹64,751')
  expect(row.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Gold 10 g', 'Silver 1 kg', 'US dollar', 'Euro'])
  for (const price of ['₹84.00', '₹105.00']) expect(row.getByText(price)).toBeInTheDocument()
  expect(row.getByText('Before import duty and GST.')).toBeInTheDocument()
  expect(row.getByRole('link', { name: 'All prices' })).toHaveAttribute('href', '/commodities')
})

it('says once for the row that it is sample data, and marks figures only where others beside them are none', async () => {
  const sample = { source: 'Sample data', asOf: null, sample: true, nextUpdateAt: null }
  server.use(http.get('/api/market/metals', () => HttpResponse.json(metalsBuilder(sample))))
  const mixed = await open('Markets')
  await mixed.findByText('₹64,751')
  expect(mixed.getAllByText('sample')).toHaveLength(2)
  cleanup()
  server.use(http.get('/api/market/rates', () => HttpResponse.json(ratesBuilder(sample))))
  const all = await open('Markets')
  await all.findByText('₹64,751')
  expect(all.queryByText('sample')).not.toBeInTheDocument()
  expect(all.getAllByText('Sample data.')).toHaveLength(1)
})

it.each([
  ['Gold rates', '$2,400.00'],
  ['Currency converter', '0.80 EUR'],
])('%s has its prices', async (title, price) => {
  expect(await (await open(title)).findByText(price, { selector: 'p, p > span' })).toBeInTheDocument()
})

it('the gold rates lead to all metals', async () => {
  expect((await open('Gold rates')).getByRole('link', { name: 'All metals' })).toHaveAttribute('href', '/commodities')
})

it('the academy is coming soon', async () => {
  const promo = await open('Finance Academy')
  await userEvent.click(promo.getByRole('button', { name: 'Explore' }))
  expect(await screen.findByText('Coming Soon')).toBeInTheDocument()
})

it('the calculator tiles lead to their calculators', async () => {
  const tiles = await open('Calculator')
  expect(tiles.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All calculators', '/calculators'],
    ['Income tax', '/income-tax-calculator'],
    ['Home loan EMI', '/home-loan-calculator'],
    ['SIP', '/sip-calculator'],
    ['PPF', '/ppf-calculator'],
    ['GST', '/gst-calculator'],
    ['Take-home pay', '/salary-calculator'],
    ['Home loan', '/home-loan-calculator'],
    ['Car loan', '/car-loan-calculator'],
    ['Fixed deposit', '/fixed-deposit-calculator'],
    ['Net worth', '/networth-calculator'],
    ['Revenue & profit', '/revenue-calculator'],
  ])
})

describe('the fuel panel', () => {
  it('is the first of three tabs, which the arrow keys move between; a link to one of them opens it', async () => {
    await renderPageAt('/')
    const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent)
    const fuel = await screen.findByRole('tab', { name: /^Fuel/ })
    expect(selected()).toEqual(['Fuel₹106.29'])
    fuel.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: /^Currency/ })).toHaveFocus()
    expect(selected()).toEqual([expect.stringMatching(/^Currency/)])
    await userEvent.click(screen.getByRole('link', { name: 'Gold Rates' }))
    expect(selected()).toEqual([expect.stringMatching(/^Gold/)])
  })

  it('is open again in a wide window after its row was closed in a narrow one', async () => {
    vi.stubGlobal('innerWidth', 400)
    await renderPageAt('/')
    const row = await screen.findByRole('button', { name: /^Fuel/ })
    await userEvent.click(row)
    expect(row).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(row)
    expect(row).toHaveAttribute('aria-expanded', 'false')
    vi.stubGlobal('innerWidth', 1280)
    fireEvent(window, new Event('resize'))
    expect(screen.getAllByRole('tab').map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
      ['true', 0],
      ['false', -1],
      ['false', -1],
    ])
  })

  it('starts with petrol in Mumbai, and names its table', async () => {
    const panel = await open('Fuel prices')
    expect(panel.getByRole('combobox', { name: 'City' })).toHaveValue('Mumbai')
    expect(panel.getByRole('radio', { name: 'Petrol' })).toBeChecked()
    expect(panel.getByText('₹106.29')).toBeInTheDocument()
    expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['₹101.29', '₹94.29', 'not available'])
    expect(panel.getByText(/^Reference table, Mar 2024/)).toBeInTheDocument()
    const bars = within(panel.getByRole('figure'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(bars).toEqual(['Mumbai106.29', 'Delhi96.72', 'Kolkata106.03', 'Chennai102.63', 'Bengaluru101.94', 'Hyderabad109.66'])
  })

  it('follows the city and the fuel', async () => {
    const panel = await open('Fuel prices')
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'City' }), 'Hyderabad')
    await userEvent.click(panel.getByRole('radio', { name: 'Diesel' }))
    expect(panel.getByText('Diesel in Hyderabad')).toBeInTheDocument()
    expect(panel.getByText('₹97.82')).toBeInTheDocument()
    expect(panel.getByText('₹92.82')).toBeInTheDocument()
  })

  it.each(['CNG', 'LPG'])('has no data on %s', async (fuel) => {
    const panel = await open('Fuel prices')
    await userEvent.click(panel.getByRole('radio', { name: fuel }))
    expect(panel.getByText('No data')).toBeInTheDocument()
    expect(panel.queryByText('Daily average')).not.toBeInTheDocument()
    expect(panel.getByRole('figure')).not.toHaveTextContent('litre')
  })
})

describe('Insights & Analysis', () => {
  const openCard = async () => {
    const block = await open('Insights & Analysis')
    fireEvent.click(block.getByRole('button', { name: 'How to read a tax slab' }))
    return within(await screen.findByRole('dialog', { name: 'How to read a tax slab' }))
  }
  const shown = (overlay: ReturnType<typeof within>) =>
    overlay.getAllByRole('button', { name: /^Slide/ }).findIndex((dot: HTMLElement) => dot.getAttribute('aria-current') === 'true')
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

  it('has three cards', async () => {
    const block = await open('Insights & Analysis')
    expect(block.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Where a salary goes',
      'How interest builds up',
      'How to read a tax slab',
    ])
  })

  it('shows the pictures of a card one after the other, every 3 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const overlay = await openCard()
    expect(shown(overlay)).toBe(0)
    await pass(2_999)
    expect(shown(overlay)).toBe(0)
    await pass(1)
    expect(shown(overlay)).toBe(1)
    await pass(6_000)
    expect(shown(overlay)).toBe(0)
    await expectAccessible()
  })

  it('stays with the slide that is picked, and goes on when Play is pressed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const overlay = await openCard()
    fireEvent.click(overlay.getByRole('button', { name: 'Slide 3 of 3' }))
    await pass(9_000)
    expect(shown(overlay)).toBe(2)
    fireEvent.click(overlay.getByRole('button', { name: 'Play' }))
    await pass(3_000)
    expect(shown(overlay)).toBe(0)
    fireEvent.click(overlay.getByRole('button', { name: 'Pause' }))
    await pass(9_000)
    expect(shown(overlay)).toBe(0)
  })

  it('does not move where less motion is asked for', async () => {
    askedForLessMotion.value = true
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const overlay = await openCard()
    await pass(9_000)
    expect(shown(overlay)).toBe(0)
    expect(overlay.getByRole('button', { name: 'Play' })).toBeInTheDocument()
  })

  it('is closed by the x, and the focus goes back to the card', async () => {
    const overlay = await openCard()
    fireEvent.click(overlay.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'How to read a tax slab' })).toHaveFocus()
  })
})

describe('the newsletter box', () => {
  const email = (box: ReturnType<typeof within>) => box.getByRole('textbox', { name: 'Email for the newsletter' })
  const press = (box: ReturnType<typeof within>) => userEvent.click(box.getByRole('button', { name: 'Subscribe Free' }))

  it('asks a visitor for an address, then for the login', async () => {
    const box = await open('Artha Newsletter')
    await press(box)
    expect(await screen.findByText('Please enter a valid email')).toBeInTheDocument()
    await userEvent.type(email(box), 'asha@artha.example')
    await press(box)
    expect(await screen.findByText('Please login first')).toBeInTheDocument()
  })

  it('subscribes who is signed in, and then has nothing more to do', async () => {
    signInAs('reader')
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.patch('/auth/subscribe', async () => {
        await asked
        return HttpResponse.json({ success: true, message: 'Welcome.' })
      }),
    )
    const box = await open('Artha Newsletter')
    expect(email(box)).toHaveValue('asha@artha.example')
    await press(box)
    expect(await box.findByRole('button', { name: 'Subscribing...' })).toBeInTheDocument()
    answer()
    expect(await screen.findByText('Welcome.')).toBeInTheDocument()
    expect(await box.findByRole('button', { name: 'Already Subscribed' })).toBeDisabled()
    expect(email(box)).toBeDisabled()
    expect(email(box)).toHaveValue('')
  })

  it.each([
    ['no JSON', () => new HttpResponse('<p>No</p>', { status: 200 }), 'Server error: invalid response'],
    ['a refusal without words', () => HttpResponse.json({ success: false }), 'Subscription failed'],
    ['a refusal with words', () => HttpResponse.json({ success: false, message: 'Not today.' }), 'Not today.'],
    ['nothing', () => HttpResponse.error(), 'Something went wrong'],
  ])('says so when %s is answered, and stays as it was', async (_, answer, words) => {
    signInAs('reader')
    server.use(http.patch('/auth/subscribe', answer))
    const box = await open('Artha Newsletter')
    await press(box)
    expect(await screen.findByText(words)).toBeInTheDocument()
    await waitFor(() => expect(box.getByRole('button', { name: 'Subscribe Free' })).toBeEnabled())
  })
})
