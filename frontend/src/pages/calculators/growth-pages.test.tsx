import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../entry-server.tsx'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { figureAnswersAt } from '../../mocks/page-tests/figure-answers.ts'
import { pageAt, renderPageAt, testSite } from '../../mocks/page-tests/render-page.tsx'

const valueOf = (id: string) => Number(document.getElementById(id)?.getAttribute('value'))
const textOf = (id: string) => document.getElementById(id)?.textContent
const html = (address: string) => renderPage(address, { site: testSite, answers: figureAnswersAt(address), failures: {} })
const totals = () => screen.getAllByRole('row').at(-1)

// Rule 4 of the things that Artha must not do: the note is beside the rate, not only in the table
it.each(['/sip', '/goal', '/swp', '/nps', '/retirement', '/lumpsum', '/epf', '/inflation', '/investment'])(
  '%s-calculator says beside its rate that it is assumed',
  async (name) => {
    await pageAt(`${name}-calculator`)
    expect(html(`${name}-calculator`)).toMatch(/Assumed, not a forecast\./)
  },
)

describe('/fixed-deposit-calculator', () => {
  it('works out its initial deposit, by year and beside it by quarter', async () => {
    await renderPageAt('/fixed-deposit-calculator')
    expect(textOf('maturityValue')).toBe('₹1,37,009')
    expect(valueOf('maturityValue')).toBeCloseTo(137008.6663, 3)
    expect(valueOf('interest')).toBeCloseTo(37008.6663, 3)
    expect(textOf('quarterlyMaturityValue')).toBe('₹1,38,042')
    expect(screen.getByText(/^Why your bank’s figure differs.* 6.66% a year and earns you ₹1,033.31 more here\.$/)).toBeInTheDocument()
    expect(screen.getByText('Value = ₹1,00,000 × 1.37008666 = ₹1,37,008.67')).toBeInTheDocument()
    await expectAccessible(screen.getByRole('main'))
  })

  it('says what it leaves out', async () => {
    await renderPageAt('/fixed-deposit-calculator')
    const left = await screen.findByRole('region', { name: 'Not included' })
    expect(within(left).getAllByRole('listitem').length).toBeGreaterThan(3)
  })

  it('has a year table that adds up to the rupee', async () => {
    await renderPageAt('/fixed-deposit-calculator')
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('11,00,0006,5001,06,500')
    expect(totals()).toHaveTextContent('Total37,009')
  })

  it('follows its fields', async () => {
    await renderPageAt('/fixed-deposit-calculator')
    fireEvent.change(screen.getByLabelText('Deposit'), { target: { value: '2 lakh' } })
    expect(valueOf('maturityValue')).toBeCloseTo(2 * 137008.6663, 3)
    fireEvent.change(screen.getByRole('slider', { name: 'Time, slider' }), { target: { value: '1' } })
    fireEvent.change(screen.getByLabelText('Annual interest rate'), { target: { value: '10' } })
    expect(textOf('maturityValue')).toBe('₹2,20,000')
  })

  it('reads without script, with the values of a link', () => {
    expect(html('/fixed-deposit-calculator')).toContain('₹1,37,008.67')
    expect(html('/fixed-deposit-calculator?principal=200000&annualRate=10&years=1')).toContain('₹2,20,000.00')
    const ofDays = html('/fixed-deposit-calculator?principal=100000&annualRate=8&days=400&payout=quarterly&senior=yes&on=2026-11-22')
    expect(ofDays).toContain('2 (35 days)')
    expect(ofDays).toContain('<data id="payout" value="2125">₹2,125.00</data>')
  })
})

describe('/investment-calculator', () => {
  const small = '/investment-calculator?initial=10000&monthly=1000&annualRate=12&years=1'

  it('works out what a link gives, and beside it by the effective rate', async () => {
    await renderPageAt(small)
    expect(textOf('futureValue')).toBe('₹24,078')
    expect(valueOf('totalInvested')).toBe(22_000)
    expect(textOf('gain')).toBe('₹2,078')
    expect(textOf('effectiveFutureValue')).toBe('₹23,966')
    expect(screen.getByText(/^Why other sites differ: one twelfth of 12% each month compounds to 12.68% a year/)).toBeInTheDocument()
    expect(screen.getAllByRole('row')[1]).toHaveTextContent('122,0002,07824,078')
    await expectAccessible(screen.getByRole('main'))
  })

  it('counts nothing paid in as nothing, and never shows what is no number', async () => {
    await renderPageAt(small)
    for (const label of ['One-time investment', 'Monthly investment']) fireEvent.change(screen.getByLabelText(label), { target: { value: '0' } })
    expect(textOf('futureValue')).toBe('₹0.00')
    fireEvent.change(screen.getByLabelText('Expected annual return'), { target: { value: '' } })
    expect(textOf('futureValue')).toBe('₹0.00')
    expect(within(screen.getByRole('main')).queryByText(/NaN|Infinity/)).toBeNull()
  })

  it('reads without script, with the initial values and those of a link', () => {
    expect(html('/investment-calculator')).toContain('id="futureValue" value="304')
    expect(html(small)).toContain('₹24,077.58')
  })
})
