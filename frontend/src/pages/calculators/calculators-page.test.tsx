import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { headOf, pageRoutes, renderPage } from '../../entry-server.tsx'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { renderPageAt, testSite } from '../../mocks/page-tests/render-page.tsx'
import { calculatorNames } from '../../features/calculators/calculator-metas.ts'

/** Time for a part's script to load on a busy machine, in milliseconds. */
const scriptMs = 30_000

const tab = (name: string) => screen.getByRole('tab', { name })

it('offers exactly seven, the loan first and open', async () => {
  await renderPageAt('/calculators')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Loan',
    'Insurance',
    'Net worth',
    'Budget',
    'Investment',
    'Credit',
    'Revenue',
  ])
  expect(tab('Loan')).toHaveAttribute('aria-selected', 'true')
  expect(document.getElementById('emi')).toHaveTextContent('₹1,591')
  await expectAccessible(screen.getByRole('main'))
})

it.each([
  ['Insurance', 'monthlyPremium'],
  ['Net worth', 'netWorth'],
  ['Budget', 'savings'],
  ['Investment', 'futureValue'],
  ['Credit', 'score'],
  ['Revenue', 'profit'],
])('switches to %s in the page', async (name, result) => {
  await renderPageAt('/calculators')
  fireEvent.click(tab(name))
  await waitFor(() => expect(screen.getByRole('tabpanel')).toContainElement(document.getElementById(result)), { timeout: scriptMs })
})

it('keeps what was entered while another is looked at, and writes nothing into the address', async () => {
  await renderPageAt('/calculators?principal=900000')
  vi.useFakeTimers()
  fireEvent.change(screen.getByLabelText('Loan amount'), { target: { value: '300000' } })
  fireEvent.click(tab('Credit'))
  fireEvent.click(tab('Loan'))
  expect(screen.getByLabelText('Loan amount')).toHaveValue('3,00,000')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  vi.useRealTimers()
  expect(window.location.href).not.toContain('principal')
})

it('leads to each calculator on its own page', async () => {
  await renderPageAt('/calculators')
  const links = within(screen.getByRole('navigation', { name: 'Each calculator’s own page' })).getAllByRole('link')
  for (const link of links) expect(pageRoutes.map(({ path }) => path)).toContain(link.getAttribute('href'))
  // With the names of the pages themselves
  expect(Object.fromEntries(links.map((link) => [link.getAttribute('href'), link.textContent]))).toEqual(calculatorNames)
})

it('reads a question in its box, and leads to the calculator filled with it', async () => {
  await renderPageAt('/calculators')
  fireEvent.change(screen.getByLabelText('What do you want to work out?'), { target: { value: '50 lakh 8.5 20 years' } })
  const answer = await screen.findByRole('link', { name: /^Home loan ₹43,391 a month/ })
  expect(answer).toHaveAttribute('href', '/home-loan-calculator?principal=5000000&annualRate=8.5&months=240')
  expect(screen.getByText('2 calculators for this')).toBeInTheDocument()
  fireEvent.change(screen.getByLabelText('What do you want to work out?'), { target: { value: 'hello' } })
  expect(await screen.findByText('No calculator matches. All calculators are listed below.')).toBeInTheDocument()
})

it.each([
  ['how much tax on 18 lakh', /^Income tax ₹1,50,800 a year, new regime, 2026-27\..* For ₹18,00,000\.$/],
  ['emi of 43 lakh 8.5% 20 years', /^Loan ₹37,316 a month: ₹43,00,000, 8\.5%, 20 years$/],
  ['gst on 5000', /^GST .*₹5,900/],
  ['sip 10000 for 10 years', /^SIP .*₹23,23,391/],
])('answers %s with the result', async (question, words) => {
  await renderPageAt('/calculators')
  fireEvent.change(screen.getByLabelText('What do you want to work out?'), { target: { value: question } })
  expect(await screen.findByRole('link', { name: words }, { timeout: scriptMs })).toBeInTheDocument()
})

it('leads there by Enter too that comes before what reads the question', async () => {
  await renderPageAt('/calculators')
  const box = screen.getByLabelText<HTMLInputElement>('What do you want to work out?')
  fireEvent.submit(box)
  fireEvent.change(box, { target: { value: '50 lakh 8.5 20 years' } })
  fireEvent.submit(box)
  await waitFor(() => expect(document.getElementById('emi')).toHaveTextContent('₹43,391'), { timeout: scriptMs })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home loan calculator')
})

it('answers six questions', async () => {
  await renderPageAt('/calculators')
  expect(within(screen.getByRole('list', { name: 'Most asked' })).getAllByRole('link')).toHaveLength(6)
})

it('reads without script, and sends its form to the page that answers', () => {
  const html = renderPage('/calculators', { site: testSite, answers: {}, failures: {} })
  expect(html).toContain('₹1,590.98')
  expect(html).toContain('action="/loan-calculator"')
})

it.each(Object.entries({ ...calculatorNames, '/calculators/accuracy': 'Accuracy' }))(
  '%s says where it stands, to readers and to search engines',
  async (path, name) => {
    await renderPageAt(path)
    const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Home', 'Calculators', name])
    expect(steps.at(-1)).toHaveAttribute('aria-current', 'page')
    const head = headOf({ path }, { answers: {}, params: {}, search: new URLSearchParams(), siteUrl: testSite.url, siteName: testSite.name })
    expect(head.jsonLd).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: ['Home', 'Calculators', name].map((step, index) => ({ position: index + 1, name: step })) },
    ])
  },
)
