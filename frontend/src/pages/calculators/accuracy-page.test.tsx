import { shippedFigures } from '@artha/contract/figures/all-figures'
import { screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'
import { todayInIndia } from '../../lib/india-clock.ts'
import { checkedCases } from '../../features/calculators/accuracy/checked-cases.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'
import { AccuracyCases } from './accuracy-cases.tsx'

const address = '/calculators/accuracy'
const calculators = checkedCases(shippedFigures, todayInIndia())
const results = calculators.flatMap((each) => each.results)
const count = results.length
const workedOut = results.filter(({ source }) => source.name.endsWith('calculated independently')).length

beforeEach(async () => {
  await renderPageAt(address)
  await screen.findByRole('region', { name: 'Budget planner' })
})

it('tells published figures from those worked out independently, and says how many agree', async () => {
  expect(
    screen.getByText(
      `${count - workedOut} published figures and ${workedOut} calculated independently: ${count} of these ${count} match ours to the last decimal.`,
    ),
  ).toBeVisible()
  await waitFor(() => expect(document.title).toBe('How accurate our calculators are · Artha'))
  await expectAccessible(screen.getByRole('region', { name: 'Budget planner' }))
})

// One test for all, since rendering all cases takes a second
it('has a table of each calculator with a row for each result', () => {
  for (const { name, results } of calculators) {
    const table = screen.getByRole('table', { name })
    const heads = [...table.querySelectorAll('thead th')].map((head) => head.textContent)
    expect(heads, name).toEqual(['Result', 'Expected', 'Ours', 'Difference'])
    const rows = [...table.querySelectorAll('tr')].filter((row) => row.querySelectorAll('td').length === 3)
    expect(rows, name).toHaveLength(results.length)
    expect(within(screen.getByRole('region', { name })).getByRole('button', { name: 'Download CSV' })).toBeInTheDocument()
  }
})

it('sets ours and the difference beside what was published, with its source', () => {
  const rows = within(screen.getByRole('table', { name: 'Loans: instalment and totals' })).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('₹1,50,000, 5% a year, 120 months')
  expect(rows[2]).toHaveTextContent('EMI1,590.981,590.98270.0027')
  expect(screen.getAllByRole('link', { name: "Microsoft's help for Excel, example of PMT" })[0]).toHaveAttribute(
    'href',
    'https://support.microsoft.com/en-us/excel/pmt-function',
  )
})

it('opens the calculator with the case filled in', () => {
  const table = within(screen.getByRole('table', { name: 'SIP calculator' }))
  expect(table.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/sip-calculator?'))).not.toHaveLength(0)
  const loans = within(screen.getByRole('table', { name: 'Loans: instalment and totals' }))
  expect(loans.getByRole('link', { name: '₹1,50,000, 5% a year, 120 months' })).toHaveAttribute(
    'href',
    '/loan-calculator?principal=150000&annualRate=5&months=120',
  )
})

it('reads without script', () => {
  const html = renderToString(<AccuracyCases rows={shippedFigures} />)
  expect(html).toContain('<span>1,590.</span><wbr/><span>9827</span>')
  expect(html).not.toContain('style=')
})
