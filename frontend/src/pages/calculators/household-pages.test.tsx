import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../entry-server.tsx'
import { mostRows } from '../../features/calculators/inputs/labelled-amounts.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { renderPageAt, renderPageInWindow, testSite } from '../../mocks/page-tests/render-page.tsx'

const textOf = (id: string) => document.getElementById(id)?.textContent
const main = () => within(screen.getByRole('main'))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(() => window.history.replaceState(null, '', '/'))

describe('/networth-calculator', () => {
  it('starts with two named rows each, and is green at 0 and red below', async () => {
    await renderPageAt('/networth-calculator')
    expect(['Asset 1', 'Asset 2', 'Liability 1', 'Liability 2'].map((row) => field(`${row}: name`).value)).toEqual([
      'Savings and deposits',
      'Gold',
      'Loans',
      'Credit cards',
    ])
    // A worked example, cleared by the first press into a field
    expect(textOf('netWorth')).toBe('₹3,30,000')
    expect(main().getByText('This is an example with invented figures.')).toBeInTheDocument()
    fireEvent.focus(field('Asset 1: amount'))
    expect(main().queryByText(/^A worked example/)).toBeNull()
    expect(textOf('netWorth')).toBe('₹0.00')
    expect(document.getElementById('netWorth')?.parentElement?.className).toContain('positive')
    fill('Liability 1: amount', '500')
    expect(textOf('netWorth')).toBe('-₹500.00')
    expect(document.getElementById('netWorth')?.parentElement?.className).toContain('negative')
    expect(main().getByText('You owe more than you own.')).toBeInTheDocument()
    await expectAccessible(screen.getByRole('main'))
  })

  it('adds, names and removes rows, and the others keep what stands in them', async () => {
    await renderPageAt('/networth-calculator')
    press('Clear it')
    press('Add asset')
    fill('Asset 3: name', 'House')
    fill('Asset 3: amount', '9 lakh')
    fill('Asset 1: amount', '1000')
    expect(textOf('netWorth')).toBe('₹9,01,000')
    press('Remove Gold')
    expect([field('Asset 2: name').value, field('Asset 2: amount').value]).toEqual(['House', '9,00,000'])
    expect(screen.queryByLabelText('Asset 3: name')).toBeNull()
    expect(screen.getByRole('button', { name: 'Add asset' })).toHaveFocus()
    press('Remove House')
    expect(screen.queryByRole('button', { name: /^Remove Savings/ })).toBeNull()
    expect(textOf('netWorth')).toBe('₹1,000')
  })

  it('leads from a removed row of a full list to the button that had been disabled, and from Undo back to it', async () => {
    const assets = Array.from({ length: mostRows }, (_, at) => `asset=Row ${at + 1}:100`).join('&')
    await renderPageAt(`/networth-calculator?${assets}`)
    const add = screen.getByRole('button', { name: 'Add asset' })
    expect(add).toBeDisabled()
    press('Remove Row 7')
    expect(add).toHaveFocus()
    expect(screen.getByText('Removed Row 7.')).toBeInTheDocument()
    press('Undo')
    expect(textOf('netWorth')).toBe('₹40,000')
    expect(document.activeElement).not.toBe(document.body)
  })

  it('folds a long list, whose rows all count, and takes a sheet that is pasted into it', async () => {
    await renderPageAt(`/networth-calculator?${Array.from({ length: 240 }, (_, at) => `asset=Row ${at + 1}:100`).join('&')}`)
    expect(textOf('netWorth')).toBe('₹24,000')
    expect(screen.queryByLabelText('Asset 9: name')).toBeNull()
    expect(field('Asset 240: name').value).toBe('Row 240')
    fireEvent.paste(field('Asset 239: name'), { clipboardData: { getData: () => 'Flat\t50,000\r\nGold\t1 lakh\r\nCash\t5' } })
    expect(screen.getByText('Pasted 3 rows.')).toBeInTheDocument()
    expect([field('Asset 239: name').value, field('Asset 241: amount').value]).toEqual(['Flat', '5'])
    expect(textOf('netWorth')).toBe('₹1,73,805')
    press('Undo')
    expect(textOf('netWorth')).toBe('₹24,000')
    press('Show all 240 rows')
    expect(field('Asset 9: name').value).toBe('Row 9')
  })

  it('says beside the result what of a link is left out', async () => {
    await renderPageAt(`/networth-calculator?${Array.from({ length: 412 }, (_, at) => `asset=Row ${at + 1}:100`).join('&')}`)
    expect(screen.getByText(/^12 of the link’s rows are left out \(.+\)\.$/)).toBeInTheDocument()
  })

  it('keeps its rows in the fragment, and takes them up again', async () => {
    const { unmount } = await renderPageInWindow('/networth-calculator')
    fill('Asset 1: name', 'Flat: Pune')
    fill('Asset 1: amount', '700000')
    await waitFor(() => expect(window.location.hash).toContain('asset=Flat%3A+Pune%3A700000'))
    unmount()
    await renderPageInWindow(window.location.pathname + window.location.hash)
    await waitFor(() => expect(field('Asset 1: name')).toHaveValue('Flat: Pune'))
    expect(textOf('netWorth')).toBe('₹7,00,000')
  })
})

describe('/budget-calculator', () => {
  it('works out what a link gives, and says what is changed in it', async () => {
    await renderPageAt('/budget-calculator?income=Salary:60000&income=Rent:5000&expense=Food:11 crore')
    expect(textOf('incomeTotal')).toBe('₹65,000.00')
    expect(textOf('expenseTotal')).toBe('₹10,00,00,000.00')
    expect(main().getByText('You spend ₹9,99,35,000.00 a month more than you earn.')).toBeInTheDocument()
    expect(main().getByText('Expenses: “11 crore” in the link is above this calculator’s maximum; 10,00,00,000 is used instead.')).toBeInTheDocument()
    fill('Expense 1: amount', '35,100')
    expect(textOf('savings')).toBe('₹29,900')
    expect(main().getByText('You save ₹46.00 of every ₹100 you earn.')).toBeInTheDocument()
    await expectAccessible(screen.getByRole('main'))
  })

  it('keeps the result while a row cannot be read, and resets all rows', async () => {
    await renderPageAt('/budget-calculator')
    expect(textOf('savings')).toBe('₹25,000')
    press('Clear it')
    expect(main().getByText('Enter your monthly income and expenses.')).toBeInTheDocument()
    fill('Income 1: amount', '50000')
    fill('Income 1: amount', '-5')
    expect(textOf('savings')).toBe('₹50,000')
    press('Reset')
    expect(field('Income 1: amount')).toHaveValue('60,000')
    expect(textOf('savings')).toBe('₹25,000')
    // Typing without a press into the field clears the rest of the example too
    fill('Income 1: amount', '50000')
    expect(textOf('savings')).toBe('₹50,000')
  })
})

it.each([
  ['/networth-calculator?asset=Gold:500&liability=Loan:700', '<data id="netWorth" value="-200">-₹200.00</data>'],
  ['/budget-calculator?income=Salary:60000&income=Rent:5000&expense=Food:100', '<data id="savings" value="64900">₹64,900</data>'],
])('%s reads without script', (address, words) => {
  expect(renderPage(address, { site: testSite, answers: {}, failures: {} })).toContain(words)
})
