import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

const main = () => within(screen.getByRole('main'))

describe('/figures', () => {
  it('lists what holds today by chapter, each figure with its page', async () => {
    await renderPageAt('/figures')
    expect(await main().findByRole('link', { name: 'RBI policy repo rate' })).toHaveAttribute('href', '/figures/repo')
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Income tax',
      'Capital gains',
      'GST',
      'Small savings',
      'Retirement and employment',
      'Banking, TDS and TCS',
      'Funds and prices',
      'Due dates',
      'How to read this',
    ])
    expect(main().getByText('5.50% a year')).toBeInTheDocument()
    expect(main().getByText('8.25% a year').parentElement).toHaveTextContent('held until 31 Mar 2026; we know of no later figure')
    await expectAccessible()
  })
})

describe('/figures/{key}', () => {
  it('says what holds, since when, from where, and what held before, as table and plot', async () => {
    await renderPageAt('/figures/repo')
    expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent('RBI policy repo rate')
    expect(within(main().getByRole('region', { name: 'In force today' })).getByText('5.50% a year')).toBeInTheDocument()
    expect(main().getByText('Banking, TDS and TCS. Since 7 Oct 2026.')).toBeInTheDocument()
    expect(main().getByRole('link', { name: 'www.rbi.org.in' })).toHaveAttribute(
      'href',
      'https://www.rbi.org.in/Scripts/BS_PressReleaseDisplay.aspx?prid=63742',
    )
    const before = within(main().getByRole('region', { name: 'Earlier values' }))
    expect(before.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Since 7 Oct 2026',
      '5 Dec 2025 to 6 Oct 2026',
      '6 Jun 2025 to 4 Dec 2025',
      '9 Apr 2025 to 5 Jun 2025',
      '7 Feb 2025 to 8 Apr 2025',
    ])
    expect(before.getByRole('img')).toHaveAccessibleName(/RBI policy repo rate from 7 Feb 2025 to/)
    await expectAccessible()
  })

  it('has what held before whole, of a figure with many values too', async () => {
    await renderPageAt('/figures/ss-rates')
    const before = within(await main().findByRole('region', { name: 'Earlier values' }))
    fireEvent.click(before.getByText('1 Jul 2026 to 30 Sep 2026, full table'))
    const rates = within(before.getByRole('group', { name: 'Small savings rates, 1 Jul 2026 to 30 Sep 2026' }))
    expect(rates.getByRole('rowheader', { name: 'Kisan Vikas Patra' }).nextElementSibling).toHaveTextContent('7.50% a year')
    await expectAccessible()
  })

  it('says that a figure is not verified where the page of its document is not known, and leads to no front page', async () => {
    await renderPageAt('/figures/dicgc')
    expect(await main().findByText('(not verified: source page unknown)')).toBeInTheDocument()
    expect(main().queryByRole('link', { name: 'www.dicgc.org.in' })).not.toBeInTheDocument()
  })

  it('has no picture but the plot of its history: no emblem of an authority', async () => {
    const { container } = await renderPageAt('/figures/repo')
    await main().findByRole('heading', { level: 1 })
    expect(main().getAllByRole('img')).toEqual([within(main().getByRole('region', { name: 'Earlier values' })).getByRole('img')])
    expect(container.querySelectorAll('main img, main picture')).toHaveLength(0)
  })

  it('says that nothing holds where no rate is declared', async () => {
    await renderPageAt('/figures/epf-rate')
    expect(await main().findByText('The last figure was in force until 31 Mar 2026. We have found no later one.')).toBeInTheDocument()
    expect(within(main().getByRole('region', { name: 'In force today' })).getByText('8.25% a year')).toBeInTheDocument()
  })

  it.each([
    ['it-slabs-new', 'Above ₹24,00,000'],
    ['it-hra', 'Bengaluru'],
    ['apy', 'Entry at 40'],
    ['it-duedates', /Belated return/],
  ])('draws %s', async (key, words) => {
    await renderPageAt(`/figures/${key}`)
    expect(await main().findByText(words)).toBeInTheDocument()
    await expectAccessible()
  })

  it('says that there is no such figure', async () => {
    await renderPageAt('/figures/no-such-figure')
    expect(await main().findByRole('heading', { level: 1, name: 'This figure does not exist.' })).toBeInTheDocument()
    expect(main().getByRole('link', { name: 'All figures' })).toHaveAttribute('href', '/figures')
  })
})

describe('/tax-calendar', () => {
  it('begins today, with what is past folded', async () => {
    vi.setSystemTime('2026-11-26T05:00:00.000Z')
    await renderPageAt('/tax-calendar')
    await main().findAllByRole('link', { name: /^Advance tax: 75%/ })
    const folded = main().getByText('Earlier in this tax year').closest('details')
    expect(folded).not.toHaveAttribute('open')
    const days = [...document.querySelectorAll('main time')].map((time) => [time.getAttribute('datetime') ?? '', folded?.contains(time)] as const)
    expect(days.length).toBeGreaterThan(5)
    for (const [day, isFolded] of days) expect(isFolded, day).toBe(day < '2026-11-26')
    expect(days.some(([, isFolded]) => isFolded)).toBe(true)
    vi.useRealTimers()
  })

  it('lists what is due by month, each with its figure, and leads to the calendar to subscribe to', async () => {
    await renderPageAt('/tax-calendar')
    const advance = await main().findAllByRole('link', { name: /^Advance tax: 75%/ })
    expect(advance[0]).toHaveAttribute('href', '/figures/it-advance')
    expect(main().getByRole('link', { name: 'this address' })).toHaveAttribute('href', '/tax-calendar.ics')
    await expectAccessible()
  })
})
