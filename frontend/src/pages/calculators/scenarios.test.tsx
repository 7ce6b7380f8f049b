import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { renderPageAt, renderPageInWindow } from '../../mocks/page-tests/render-page.tsx'

/** Time for the comparison's script to load with the first scenario on a busy machine, in milliseconds. */
const scriptMs = 30_000

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const comparison = () => screen.findByRole('region', { name: 'Scenarios' }, { timeout: scriptMs })
const columns = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => /Scenario|Current figures/.test(text))

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

it('keeps three side by side, with the difference in words', async () => {
  await renderPageAt('/loan-calculator')
  expect(screen.queryByRole('region', { name: 'Scenarios' })).toBeNull()
  press('Save scenario')
  expect(screen.getByText(/^Saved as scenario 1/)).toBeInTheDocument()
  await comparison()
  expect(columns()).toEqual(['Scenario 1 current'])
  press('Save scenario')
  expect(screen.getByText('Already saved as scenario 1.')).toBeInTheDocument()

  fill('Loan amount', '300000')
  await waitFor(() => expect(columns()).toEqual(['Scenario 1', 'Current figures']))
  const words = /monthly instalment ₹1,590\.98 more, total paid ₹1,90,917\.93 more, total interest ₹40,917\.93 more\.$/
  expect(within(await comparison()).getByText(words).parentElement).toHaveTextContent(/^Current figures compared with scenario 1/)

  for (const amount of ['300001', '300002', '300003']) {
    fill('Loan amount', amount)
    press('Save scenario')
  }
  expect(screen.getByText('You can save up to 3 scenarios. Remove one to save another.')).toBeInTheDocument()
  await waitFor(() => expect(columns()).toEqual(['Scenario 1', 'Scenario 2', 'Scenario 3', 'Current figures']))
  await expectAccessible(screen.getByRole('main'))
})

it('takes one up into the fields, and removes one', async () => {
  await renderPageInWindow('/budget-calculator?income=Salary:60000&expense=Rent:20000')
  press('Save scenario')
  fill('Income 1: amount', '70000')
  await comparison()
  press('Use scenario 1')
  expect(screen.getByLabelText('Income 1: amount')).toHaveValue('60,000')
  await waitFor(() => expect(window.location.hash).toContain('income=Salary%3A60000'))
  press('Remove scenario 1')
  expect(screen.queryByRole('region', { name: 'Scenarios' })).toBeNull()
  expect(localStorage).toHaveLength(0)
})

it('has them again after a reload of the tab, each calculator its own, and survives what is no scenario', async () => {
  localStorage.setItem('scenarios:/loan-calculator', JSON.stringify(['principal=99e99&annualRate=<b>&years=', 7]))
  localStorage.setItem('scenarios:/credit-calculator', '{')
  const { unmount } = await renderPageAt('/loan-calculator')
  await comparison()
  expect(columns()).toEqual(['Scenario 1', 'Current figures'])
  expect(within(await comparison()).getByText('₹5,00,00,000')).toBeInTheDocument()
  unmount()
  await renderPageAt('/credit-calculator')
  press('Save scenario')
  fill('Paid on time', '100')
  expect(await screen.findByText(/compared with scenario 1: estimated score \d+ points more/, {}, { timeout: scriptMs })).toBeInTheDocument()
})

it('works without a storage', async () => {
  vi.stubGlobal('localStorage', undefined)
  await renderPageAt('/insurance-calculator')
  press('Save scenario')
  await comparison()
  expect(columns()).toEqual(['Scenario 1 current'])
})

it('shares a link with the figures, and shows it where nothing can copy it', async () => {
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share }, clipboard: { value: undefined } }))
  await renderPageAt('/revenue-calculator')
  fill('Units sold', '12')
  press('Share')
  const link = `${window.location.origin}/revenue-calculator?units=12&price=2500&otherIncome=250000&expenses=500000`
  expect(share).toHaveBeenCalledWith({ title: 'Profit', url: link })
  press('Copy link')
  expect(await screen.findByLabelText(/Copy it from here/)).toHaveValue(link)
})

it('gives them names, takes a removal back, and takes in those of a file', async () => {
  await renderPageAt('/loan-calculator')
  press('Save scenario')
  await comparison()
  fill('Name of scenario 1', 'My bank')
  expect(screen.getByRole('columnheader', { name: 'My bank current' })).toBeInTheDocument()
  press('Remove My bank')
  expect(screen.queryByRole('region', { name: 'Scenarios' })).toBeNull()
  press('Undo')
  expect(within(await comparison()).getByRole('columnheader', { name: 'My bank current' })).toBeInTheDocument()

  // jsdom cannot read a file, so `text` is given here
  const text = JSON.stringify({ calculator: '/loan-calculator', scenarios: [{ query: 'principal=300000', name: 'Theirs' }] })
  const file = Object.assign(new File([], 'a.json'), { text: () => Promise.resolve(text) })
  fireEvent.change(screen.getByLabelText('Scenario file'), { target: { files: [file] } })
  expect(await screen.findByRole('columnheader', { name: 'Theirs' })).toBeInTheDocument()
  expect(localStorage.getItem('scenarios:/loan-calculator')).toContain('Theirs')
})
