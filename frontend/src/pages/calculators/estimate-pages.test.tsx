import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../entry-server.tsx'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { renderPageAt, testSite } from '../../mocks/page-tests/render-page.tsx'

const valueOf = (id: string) => Number(document.getElementById(id)?.getAttribute('value'))
const textOf = (id: string) => document.getElementById(id)?.textContent
const main = () => within(screen.getByRole('main'))
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('/insurance-calculator', () => {
  it.each([
    ['base=10000&age=29&years=10&type=life', '₹115.50', 13_860],
    ['base=10000&age=30&years=10&type=health', '₹156.00', 18_720],
    ['base=10000&age=50&years=1&type=life', '₹165.00', 1_980],
    ['base=10000&age=49&years=1&type=vehicle', '₹144.00', 1_728],
  ])('%s', async (query, monthly, total) => {
    await renderPageAt(`/insurance-calculator?${query}`)
    expect(textOf('monthlyPremium')).toBe(monthly)
    expect(valueOf('totalPremium')).toBeCloseTo(total, 6)
  })

  it('follows age and type', async () => {
    await renderPageAt('/insurance-calculator?base=10000&age=29&years=10&type=life')
    fill('Age', '30')
    fill('Type of insurance', 'health')
    expect(textOf('monthlyPremium')).toBe('₹156.00')
    expect(main().getByText('Premium = ₹10,000 × 1.2 × 1.3 ÷ 100 = ₹156.00')).toBeInTheDocument()
    await expectAccessible(screen.getByRole('main'))
  })

  it('says that a link has a type which is none', async () => {
    await renderPageAt('/insurance-calculator?type=pet')
    expect(main().getByText('Type of insurance: “pet” in the link is not one of the choices; life is used instead.')).toBeInTheDocument()
  })
})

describe('/credit-calculator', () => {
  it.each([
    ['utilization=30&history=90&ageYears=5&accounts=4&inquiries=2', '620', /^Poor: 30 points below Fair\./],
    ['utilization=100&history=0&ageYears=0&accounts=0&inquiries=20', '300', /^Very Poor: 300 points below Poor\./],
    ['utilization=0&history=100&ageYears=10&accounts=10&inquiries=0', '750', /^Excellent, the highest band\./],
  ])('%s is %s', async (query, score, words) => {
    await renderPageAt(`/credit-calculator?${query}`)
    expect(textOf('score')).toBe(score)
    expect(main().getByText((_, element) => element?.tagName === 'P' && words.test(element.textContent))).toBeInTheDocument()
  })

  it('puts first what can still add most, and follows its fields', async () => {
    await renderPageAt('/credit-calculator?utilization=0&history=0&ageYears=10&accounts=10&inquiries=0')
    expect(main().getAllByRole('term')[0]).toHaveTextContent('Paid on time')
    fill('Paid on time', '100')
    expect(textOf('score')).toBe('750')
    await expectAccessible(screen.getByRole('main'))
  })
})

describe('/revenue-calculator', () => {
  it.each([
    [0, 100_001, 'Fantastic'],
    [0, 100_000, 'Great'],
    [0, 50_000, 'Good'],
    [500, 500, 'Break-even'],
    [49_999, 0, 'Caution'],
    [50_000, 0, 'Warning'],
    [100_000, 0, 'Critical'],
  ])('expenses of %d and other income of %d: %s', async (expenses, otherIncome, status) => {
    await renderPageAt(`/revenue-calculator?units=0&price=0&otherIncome=${otherIncome}&expenses=${expenses}`)
    expect(valueOf('profit')).toBe(otherIncome - expenses)
    expect(main().getByText(new RegExp(`^${status}: `))).toBeInTheDocument()
  })

  it('follows its fields', async () => {
    await renderPageAt('/revenue-calculator?units=100&price=250&otherIncome=5000&expenses=12000')
    expect(textOf('revenue')).toBe('₹30,000.00')
    fill('Units sold', '10,000')
    expect(textOf('profit')).toBe('₹24,93,000')
    fill('Expenses', '1000000.5')
    expect(main().getByText(/^Whole rupees only|^At most ₹10,00,000/)).toBeInTheDocument()
    await expectAccessible(screen.getByRole('main'))
  })
})

it.each([
  ['/insurance-calculator', 'id="monthlyPremium" value="6600'],
  ['/credit-calculator', '<data id="score" value="636">636</data>'],
  ['/revenue-calculator', '<data id="profit" value="6000000">₹60,00,000</data>'],
])('%s reads without script', (address, words) => {
  expect(renderPage(address, { site: testSite, answers: {}, failures: {} })).toContain(words)
})
