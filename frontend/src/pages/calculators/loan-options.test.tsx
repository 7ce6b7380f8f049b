import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../entry-server.tsx'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { renderPageAt, testSite } from '../../mocks/page-tests/render-page.tsx'

const textOf = (id: string) => document.getElementById(id)?.textContent
const valueOf = (id: string) => Number(document.getElementById(id)?.getAttribute('value'))

/** Time for a part's script to load on a busy machine, in milliseconds. */
const scriptMs = 30_000

/** Opens a part by its `open` attribute, because a click on a summary does nothing in jsdom. */
async function open(title: string, result: string) {
  const details = screen.getByText(title).closest('details') ?? expect.fail(title)
  details.open = true
  fireEvent(details, new Event('toggle'))
  await waitFor(() => expect(document.getElementById(result)).toBeInTheDocument(), { timeout: scriptMs })
  return within(details)
}

beforeEach(() => vi.setSystemTime(new Date('2026-11-20T08:00:00Z')))
afterEach(() => vi.useRealTimers())

it('starts closed, and has nothing of it in the page', async () => {
  await renderPageAt('/home-loan-calculator')
  for (const title of ['You pay more than the EMI', 'The rate changes', 'There are fees']) {
    expect(screen.getByText(title).closest('details')).not.toHaveAttribute('open')
  }
  for (const id of ['prepaymentInterestSaved', 'changedInstalment', 'feesApr']) expect(document.getElementById(id)).toBeNull()
  const served = renderPage('/home-loan-calculator', { site: testSite, answers: {}, failures: {} })
  expect(served).toContain('There are fees')
  expect(served).not.toContain('APR = 12')
})

it('says what prepaying saves, once and every month, and keeps each amount', async () => {
  await renderPageAt('/home-loan-calculator')
  const part = await open('You pay more than the EMI', 'prepaymentInterestSaved')
  expect(part.getByText('Due in Nov 2027, if you take the loan now.')).toBeInTheDocument()
  expect(part.getByLabelText('Amount')).toHaveValue('1,50,000')
  expect(textOf('prepaymentMonthsSaved')).toBe('2 years 2 months')
  expect(valueOf('prepaymentMonthsSaved')).toBe(26)
  const saved = textOf('prepaymentInterestSaved') ?? ''
  expect(part.getAllByText(`You pay ${saved} less interest, and the loan is repaid 2 years 2 months sooner.`)).not.toHaveLength(0)

  fireEvent.change(part.getByLabelText('Amount'), { target: { value: '99 lakh' } })
  expect(part.getByLabelText('Amount')).toHaveAccessibleDescription('At most ₹15,00,000. The result is still for ₹1,50,000.')
  fireEvent.change(part.getByLabelText('Amount'), { target: { value: '2 lakh' } })
  expect(valueOf('prepaymentMonthsSaved')).toBeGreaterThan(26)

  fireEvent.change(part.getByLabelText('You pay extra'), { target: { value: 'monthly' } })
  expect(part.getByLabelText('Amount each time')).toHaveValue('1,000')
  fireEvent.change(part.getByLabelText('You pay extra'), { target: { value: 'once' } })
  expect(part.getByLabelText('Amount')).toHaveValue('2,00,000')
})

it('follows the loan, and never asks for an instalment that it does not have', async () => {
  await renderPageAt('/home-loan-calculator')
  const part = await open('You pay more than the EMI', 'prepaymentInterestSaved')
  fireEvent.change(part.getByLabelText('With instalment number'), { target: { value: '180' } })
  expect(valueOf('prepaymentInterestSaved')).toBeCloseTo(0, 6)
  fireEvent.blur(part.getByLabelText('With instalment number'))
  fireEvent.change(screen.getByLabelText('Loan tenure'), { target: { value: '5' } })
  await waitFor(() => expect(part.getByLabelText('With instalment number')).toHaveValue('60'))
})

it('works out another rate, with the time or the instalment kept, and says when the loan is never repaid', async () => {
  await renderPageAt('/home-loan-calculator')
  const part = await open('The rate changes', 'changedInstalment')
  fireEvent.change(part.getByLabelText('From instalment number'), { target: { value: '1' } })
  fireEvent.change(part.getByLabelText('New annual rate'), { target: { value: '8' } })
  expect(textOf('changedInstalment')).toBe('₹14,334.78')
  fireEvent.change(part.getByLabelText('What stays the same'), { target: { value: 'instalment' } })
  expect(textOf('changedInstalment')).toBe('₹13,066.61')
  expect(part.getByText(/instead of 180/)).toBeInTheDocument()
  fireEvent.change(part.getByLabelText('New annual rate'), { target: { value: '30' } })
  expect(part.getByText(/the loan would never be repaid/)).toBeInTheDocument()
  // A result that does not exist is absent, not shown as an invalid number
  expect(document.getElementById('changedInstalment')).toBeNull()
})

it('works out net disbursal and annual percentage rate', async () => {
  await renderPageAt('/loan-calculator?principal=20000&annualRate=15&years=2')
  const part = await open('There are fees', 'feesApr')
  expect(part.getByLabelText('Fees deducted upfront')).toHaveValue('200')
  fireEvent.change(part.getByLabelText('Fees deducted upfront'), { target: { value: '400' } })
  expect(textOf('netDisbursal')).toBe('₹19,600.00')
  expect(textOf('feesApr')).toBe('17.07%')
  expect(part.getByText('Net disbursal: ₹20,000.00 − ₹400.00 = ₹19,600.00')).toBeInTheDocument()
  fireEvent.change(part.getByLabelText('Fees deducted upfront'), { target: { value: '0' } })
  expect(valueOf('feesApr')).toBe(15)
})

it('has nothing for axe with all parts open', async () => {
  await renderPageAt('/car-loan-calculator')
  await open('You pay more than the EMI', 'prepaymentInterestSaved')
  await open('The rate changes', 'changedInstalment')
  await open('There are fees', 'feesApr')
  await expectAccessible(screen.getByRole('main'))
})

it('takes a what-if into the plan, which the results, the schedule and the link then hold', async () => {
  await renderPageAt('/home-loan-calculator?principal=5000000&annualRate=8.5&years=20')
  expect(document.getElementById('plannedMonths')).toBeNull()
  const part = await open('You pay more than the EMI', 'prepaymentInterestSaved')
  fireEvent.change(part.getByLabelText('Amount'), { target: { value: '1 lakh' } })
  fireEvent.click(part.getByRole('button', { name: 'Add to the plan' }))
  const plan = within(screen.getByRole('region', { name: 'Your plan' }))
  expect(plan.getByText('With the plan: 11 fewer instalments, ₹3,82,265 less interest.')).toBeInTheDocument()
  expect(valueOf('plannedMonths')).toBe(229)
  expect(await screen.findByRole('columnheader', { name: 'Extra paid' })).toBeInTheDocument()
  fireEvent.click(plan.getByRole('button', { name: 'Remove ₹1,00,000 once after instalment 12, to finish sooner' }))
  expect(document.getElementById('plannedMonths')).toBeNull()
  expect(plan.getByText('Removed: ₹1,00,000 once after instalment 12, to finish sooner.')).toBeInTheDocument()
  fireEvent.click(plan.getByRole('button', { name: 'Undo' }))
  expect(valueOf('plannedMonths')).toBe(229)
  fireEvent.click(plan.getByRole('button', { name: 'Remove the plan' }))
  expect(document.getElementById('plannedMonths')).toBeNull()
})

it('works out the plan of a link on the server, and tells each row that makes no sense', async () => {
  await renderPageAt('/home-loan-calculator')
  const link = '/home-loan-calculator?principal=5000000&annualRate=8.5&years=20&prepay=once:12:100000:time&prepay=once:900:5:time&rate=13:99'
  const html = renderPage(link, { site: testSite, answers: {}, failures: {} }).replaceAll('<!-- -->', '')
  expect(html).toContain('<data id="monthsSaved" value="11">')
  expect(html).toContain('<data id="emi" value="43391.')
  expect(html).toContain('₹5 once after instalment 900, to finish sooner</summary>')
  expect(html).toContain('This row comes after the loan is repaid. It is ignored; the rest still counts.')
  expect(html).toContain('rate=13:99” cannot be read')
})

it('plans in fields: a part-payment, another rate, fees, a start and how instalments are counted', async () => {
  await renderPageAt('/home-loan-calculator?principal=5000000&annualRate=8.5&years=20')
  const plan = within(screen.getByRole('region', { name: 'Your plan' }))
  fireEvent.click(plan.getByRole('button', { name: 'Add a part-payment' }))
  expect(plan.getByLabelText('How often')).toHaveFocus()
  expect(plan.getByText('With the plan: 11 fewer instalments, ₹3,82,265 less interest.')).toBeInTheDocument()

  fireEvent.change(plan.getByLabelText('What changes'), { target: { value: 'emi' } })
  expect(valueOf('plannedMonths')).toBe(240)
  fireEvent.change(plan.getByLabelText('How often'), { target: { value: 'monthly' } })
  fireEvent.change(plan.getByLabelText('Until'), { target: { value: '24' } })
  expect(plan.getByText('₹1,00,000 every month after instalment 12 until instalment 24, for a smaller EMI')).toBeInTheDocument()
  fireEvent.change(plan.getByLabelText('Until'), { target: { value: 'soon' } })
  expect(plan.getByLabelText('Until')).toHaveAccessibleDescription(/The plan has not changed/)
  fireEvent.change(plan.getByLabelText('How often'), { target: { value: 'close' } })
  expect(valueOf('plannedMonths')).toBe(12)

  fireEvent.change(plan.getByLabelText('Right after'), { target: { value: 'Apr 2028' } })
  expect(plan.getByText('This row uses a month: first choose the month the loan starts. It is ignored; the rest still counts.')).toBeInTheDocument()
  fireEvent.change(plan.getByLabelText('Month of disbursal'), { target: { value: '2026-12' } })
  expect(valueOf('plannedMonths')).toBe(16)

  fireEvent.click(plan.getByRole('button', { name: 'Add a fee' }))
  expect(plan.getByLabelText('Name of the fee')).toHaveFocus()
  expect(valueOf('apr')).toBeCloseTo(8.527466, 5)
  fireEvent.change(plan.getByLabelText('Prepayment charge'), { target: { value: '2' } })
  fireEvent.change(plan.getByLabelText('GST on that charge'), { target: { value: '18' } })
  expect(valueOf('charges')).toBeGreaterThan(100_000)
  fireEvent.change(plan.getByLabelText('EMI rounding'), { target: { value: 'rupee' } })
  expect(valueOf('plannedEmi')).toBe(43_392)
  fireEvent.click(plan.getByRole('button', { name: 'Add a rate change' }))
  fireEvent.change(plan.getByLabelText('New annual rate'), { target: { value: '40' } })
  expect(valueOf('plannedEmi')).toBeGreaterThan(43_392)
  await expectAccessible(screen.getByRole('region', { name: 'Your plan' }))
})
