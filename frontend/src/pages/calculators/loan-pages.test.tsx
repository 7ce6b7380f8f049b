import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../entry-server.tsx'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { renderPageAt, renderPageInWindow, testSite } from '../../mocks/page-tests/render-page.tsx'

const valueOf = (id: string) => Number(document.getElementById(id)?.getAttribute('value'))
const amount = () => screen.getByLabelText<HTMLInputElement>('Loan amount')
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name: `${name}, slider` })
const emi = () => document.getElementById('emi')?.textContent

beforeEach(() => vi.setSystemTime(new Date('2026-11-20T08:00:00Z')))
afterEach(() => {
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

describe.each([
  ['/loan-calculator', 'Loan calculator', [1590.9827, 190917.9274, 40917.9274], '₹1,591', 'Nov 2036'],
  ['/home-loan-calculator', 'Home loan calculator', [13066.6105, 2351989.8863, 851989.8863], '₹13,067', 'Nov 2041'],
  ['/car-loan-calculator', 'Car loan calculator', [9900.5993, 594035.9562, 94035.9562], '₹9,901', 'Nov 2031'],
])('%s', (path, title, [instalment, all, interest], text, last) => {
  it('works out its initial loan', async () => {
    await renderPageAt(path)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(valueOf('emi')).toBeCloseTo(instalment ?? 0, 4)
    expect(valueOf('totalPayment')).toBeCloseTo(all ?? 0, 4)
    expect(valueOf('totalInterest')).toBeCloseTo(interest ?? 0, 4)
    expect(emi()).toBe(text)
    expect(screen.getByText(last)).toBeInTheDocument()
    expect(within(screen.getByRole('main')).getByText('For education only, not investment advice.')).toBeInTheDocument()
  })

  it('reads without script, with the values of a link', () => {
    const html = renderPage(path, { site: testSite, answers: {}, failures: {} })
    for (const words of [text, 'Work it out', 'Year 1', 'For education only']) expect(html).toContain(words)
    expect(html).not.toContain('style=')
    const linked = renderPage(`${path}?principal=6+lakh&annualRate=9&years=5`, { site: testSite, answers: {}, failures: {} })
    expect(linked).toContain('<data id="emi" value="12455.0131')
    expect(linked).toContain('₹12,455.01')
  })
})

it('has nothing for axe, and no slider without a name and words', async () => {
  await renderPageAt('/loan-calculator')
  expect(slider('Loan amount')).toHaveAttribute('aria-valuetext', 'one lakh fifty thousand rupees')
  expect(slider('Annual interest rate')).toHaveAttribute('aria-valuetext', '5 percent')
  expect(slider('Loan tenure')).toHaveAttribute('aria-valuetext', '10 years')
  expect(amount()).toHaveAccessibleDescription('one lakh fifty thousand rupees')
  await expectAccessible()
})

it('field and slider are one value, and each change is worked out', async () => {
  await renderPageAt('/loan-calculator')
  fireEvent.change(slider('Loan amount'), { target: { value: '300000' } })
  expect(amount()).toHaveValue('3,00,000')
  expect(valueOf('emi')).toBeCloseTo(2 * 1590.9827, 3)
  fireEvent.change(amount(), { target: { value: '2 lakh' } })
  expect(slider('Loan amount')).toHaveValue('200000')
  expect(amount()).toHaveValue('2 lakh')
  fireEvent.blur(amount())
  expect(amount()).toHaveValue('2,00,000')
  fireEvent.keyDown(amount(), { key: 'ArrowUp' })
  expect(amount()).toHaveValue('2,10,000')
})

it('groups while somebody types, with the caret behind the figure that was typed', async () => {
  await renderPageAt('/loan-calculator')
  await userEvent.clear(amount())
  await userEvent.type(amount(), '123456')
  expect(amount()).toHaveValue('1,23,456')
  await userEvent.type(amount(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(amount()).toHaveValue('19,23,456')
  expect(amount().selectionStart).toBe(2)
})

it.each([
  ['6 crore', 'At most ₹5,00,00,000. The result is still for ₹1,50,000.'],
  ['0', 'At least ₹1. The result is still for ₹1,50,000.'],
  ['', 'Enter a value. The result is still for ₹1,50,000.'],
  ['NaN', /could not read this amount/],
])('explains %j instead of changing it', async (text, words) => {
  await renderPageAt('/loan-calculator')
  fireEvent.change(amount(), { target: { value: text } })
  fireEvent.blur(amount())
  expect(amount()).toHaveValue(text)
  expect(amount()).toBeInvalid()
  expect(amount()).toHaveAccessibleDescription(words)
  expect(emi()).toBe('₹1,591')
})

it.each([
  ['60 crore', 'At most ₹5,00,00,000. The result is still for ₹1,50,000.'],
  ['1,50,00', 'The comma can be read two ways: 150 or 15,000. The result is still for ₹1,50,000.'],
])('what %j passes through while it is typed is not kept', async (text, words) => {
  await renderPageAt('/loan-calculator')
  await userEvent.clear(amount())
  await userEvent.type(amount(), text)
  expect(amount()).toHaveAccessibleDescription(words)
  expect(emi()).toBe('₹1,591')
})

it('takes a value out of range from a link as the nearest allowed one, and says so', async () => {
  await renderPageAt('/car-loan-calculator?principal=99999999&annualRate=x')
  expect(amount()).toHaveValue('5,00,00,000')
  expect(screen.getByText('Loan amount: “99999999” in the link is above this calculator’s maximum; 5,00,00,000 is used instead.')).toBeInTheDocument()
  expect(screen.getByText('Annual interest rate: “x” in the link cannot be read; 7 is used instead.')).toBeInTheDocument()
})

it('keeps what is entered in the fragment, copies a query, and forgets both', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  await renderPageInWindow('/loan-calculator?principal=200000')
  fireEvent.change(amount(), { target: { value: '250000' } })
  await waitFor(() => expect(window.location.href).toMatch(/\/loan-calculator#principal=250000&annualRate=5&years=10$/))
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Copied')).toBeInTheDocument()
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/loan-calculator?principal=250000&annualRate=5&years=10`)
  fireEvent.change(amount(), { target: { value: '9' } })
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(amount()).toHaveValue('1,50,000')
  expect(window.location.href).toMatch(/\/loan-calculator$/)
  vi.unstubAllGlobals()
})

it('leaves the address alone where the reader is on the way to another page', async () => {
  await renderPageInWindow('/loan-calculator')
  const replaced = vi.spyOn(window.history, 'replaceState')
  vi.useFakeTimers()
  fireEvent.change(amount(), { target: { value: '250000' } })
  // As the router does before the code of that page has loaded
  window.history.pushState(null, '', '/hra-calculator?rent=300000')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  vi.useRealTimers()
  expect(replaced).not.toHaveBeenCalled()
  expect(window.location.pathname + window.location.search).toBe('/hra-calculator?rent=300000')
  replaced.mockRestore()
})

it('takes up what the fragment has kept', async () => {
  await renderPageInWindow('/loan-calculator#principal=250000&annualRate=7.5&years=2')
  await waitFor(() => expect(amount()).toHaveValue('2,50,000'))
  expect(valueOf('emi')).toBeCloseTo(11249.9, 0)
})

it('says the result once the figures rest', async () => {
  await renderPageAt('/loan-calculator')
  expect(screen.queryByText('₹3,181.97 a month')).toBeNull()
  fireEvent.change(slider('Loan amount'), { target: { value: '300000' } })
  expect(await screen.findByText('₹3,181.97 a month')).toBeInTheDocument()
})

it('has a schedule by financial years and by months, which add up', async () => {
  await renderPageAt('/loan-calculator?principal=120000&annualRate=12&years=1')
  const years = within(screen.getByRole('table', { name: /By financial year/ }))
  expect(years.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['2026-27', '2027-28', 'Total'])
  expect(years.getAllByRole('row').at(-1)).toHaveTextContent('Total1,27,9427,9421,20,000')
  expect(screen.getByText(/its first instalment is due in Dec 2026/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'By month' }))
  expect(screen.getByRole('button', { name: 'By month' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByRole('table', { name: /By financial year/ })).toBeNull()
  const table = within(screen.getByRole('table', { name: /By month/ }))
  expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toHaveLength(13)
  expect(table.getAllByRole('row')[1]).toHaveTextContent('Dec 202610,6621,2009,4621,10,538')
})

it('has the schedule whole on paper, and on the screen again as it was', async () => {
  await renderPageAt('/loan-calculator')
  fireEvent(window, new Event('beforeprint'))
  expect(screen.getByRole('table', { name: /By financial year/ })).toBeInTheDocument()
  expect(within(screen.getByRole('table', { name: /By month/ })).getAllByRole('rowheader')).toHaveLength(121)
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByRole('table', { name: /By month/ })).toBeNull()
})

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(file)
  })

it('hands the schedule out as a file that is made on the device', async () => {
  const files: Blob[] = []
  const names: string[] = []
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await renderPageAt('/home-loan-calculator')
  fireEvent.click(screen.getByRole('button', { name: 'By month' }))
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  expect(names).toEqual(['home-loan-schedule-by-months.csv'])
  const text = await textOf(files[0] ?? expect.fail('no file'))
  expect(text).toMatch(/^\ufeffMonth,Paid \(₹\),Interest \(₹\),Principal \(₹\),Balance \(₹\)\r\nDec 2026,13067,8125,4942,1495058\r\n/)
  expect(text).toMatch(/\r\nTotal,2351990,851990,1500000,\r\n$/)
  made.mockRestore()
  followed.mockRestore()
})

it('fills the formula with the loan', async () => {
  await renderPageAt('/loan-calculator')
  expect(screen.getByText('i, the monthly rate: 5% ÷ 12 = 0.00416667')).toBeInTheDocument()
  expect(screen.getByText(/^EMI = ₹1,50,000 × 0.00416667 × 1.64700950 .* = ₹1,590.98$/)).toBeInTheDocument()
})
