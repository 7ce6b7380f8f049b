import { render, screen as panel, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../../mocks/page-tests/accessibility.ts'
import { ratesBuilder } from '../../../mocks/data/market-builder.ts'
import { ConverterPanel } from './converter-panel.tsx'

/** jsdom has no IntersectionObserver, so the test opens the converter by its button. */
beforeEach(async () => {
  window.history.replaceState(null, '', '/')
  render(<ConverterPanel answer={ratesBuilder()} now={undefined} />)
  await userEvent.click(panel.getByRole('button', { name: 'Open the converter' }))
  await panel.findByRole('combobox', { name: 'From' })
})

const amount = () => panel.getByRole('textbox', { name: 'Amount' })
const from = () => panel.getByRole('combobox', { name: 'From' })
const to = () => panel.getByRole('combobox', { name: 'To' })
const options = () => panel.queryAllByRole('option').map(({ textContent }) => textContent)

async function enter(text: string) {
  await userEvent.clear(amount())
  await userEvent.type(amount(), text)
}

it('starts with one US dollar in euros', () => {
  expect([amount(), from(), to()].map((field) => (field as HTMLInputElement).value)).toEqual(['1', 'USD, US Dollar', 'EUR, Euro'])
  expect(panel.getByText('1 USD =')).toBeInTheDocument()
  expect(panel.getByText('0.80 EUR', { selector: 'p' })).toBeInTheDocument()
  expect(panel.getByText('1 EUR = 1.25 USD')).toBeInTheDocument()
  const rows = panel.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'USDEUR',
    '1 USD0.80 EUR',
    '5 USD4.00 EUR',
    '10 USD8.00 EUR',
    '100 USD80.00 EUR',
    '1,000 USD800.00 EUR',
    '100,000 USD80,000.00 EUR',
  ])
})

it('keeps the focus in its place when the fields come', async () => {
  expect(document.activeElement).toContainElement(from())
  await expectAccessible(document.body.firstElementChild ?? undefined)
})

it.each([
  ['1,50,000', '150,000 USD =', '120,000.00 EUR'],
  ['1.5 lakh', '150,000 USD =', '120,000.00 EUR'],
  ['१.५ लाख', '150,000 USD =', '120,000.00 EUR'],
  ['2 करोड़', '20,000,000 USD =', '16,000,000.00 EUR'],
  ['2.5', '2.5 USD =', '2.00 EUR'],
  ['0', '0 USD =', '0.00 EUR'],
  ['-3', '-3 USD =', '-2.40 EUR'],
])('works out %s', async (typed, what, result) => {
  await enter(typed)
  expect(panel.getByText(what)).toBeInTheDocument()
  expect(panel.getByText(result, { selector: 'p' })).toBeInTheDocument()
})

it.each(['ten', '1e400', '1..2', '--', '₹'])('gives no result for "%s", and never not-a-number', async (typed) => {
  await enter(typed)
  expect(panel.getByText('Enter an amount, such as 1,50,000 or 1.5 lakh.')).toBeInTheDocument()
  expect(panel.queryByText(/NaN|Infinity|undefined/)).not.toBeInTheDocument()
})

it.each([
  ['50.90Cr', '“Cr” may mean bank credit or crore. Enter 50.90 or 50.90 crore.'],
  ['45,000.00Dr', 'A bank’s “Dr” means debit, not crore. Enter only the amount: 45,000.00.'],
])('asks what a bank’s %s means', async (typed, question) => {
  await enter(typed)
  expect(panel.getByText(question)).toBeInTheDocument()
})

it('keeps what is entered in the address, and is filled by it', async () => {
  await enter('5')
  await waitFor(() => expect(window.location.search).toBe('?amount=5&from=USD&to=EUR'))
  expect(window.location.hash).toBe('#currencyConverter')
})

it('gives no result without an amount', async () => {
  await userEvent.clear(amount())
  expect(panel.getByText(/^Enter an amount/)).toBeInTheDocument()
})

it('swaps the currencies', async () => {
  await enter('100')
  await userEvent.click(panel.getByRole('button', { name: 'Swap currencies' }))
  expect(from()).toHaveValue('EUR, Euro')
  expect(panel.getByText('125.00 USD', { selector: 'p' })).toBeInTheDocument()
})

describe('a currency', () => {
  it('is chosen by keyboard, searched by name; rupees are grouped as in India', async () => {
    await enter('1 lakh')
    await userEvent.tab()
    expect(from()).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(options()).toHaveLength(10)
    expect(options()[0]).toBe('INRIndian Rupee₹')
    expect(to()).toHaveAttribute('aria-activedescendant', panel.getByRole('option', { selected: true }).id)
    await userEvent.keyboard('rupee{Enter}')
    expect(to()).toHaveValue('INR, Indian Rupee')
    expect(to()).toHaveFocus()
    expect(options()).toEqual([])
    expect(panel.getByText('84,00,000.00 INR', { selector: 'p' })).toBeInTheDocument()
  })

  it.each([
    ['its code', 'kw', 'KWD'],
    ['its name', 'dirham', 'AED'],
    ['its symbol', '£', 'GBP'],
  ])('is found by %s', async (_, typed, code) => {
    await userEvent.click(to())
    await userEvent.keyboard(typed)
    expect(options()[0]).toMatch(new RegExp(`^${code}`))
    await expectAccessible(document.body.firstElementChild ?? undefined)
  })

  it('is chosen with the arrow keys, which go round', async () => {
    await userEvent.click(to())
    await userEvent.keyboard('a{ArrowUp}{ArrowDown}{ArrowDown}{Enter}')
    expect(to()).toHaveValue('AUD, Australian Dollar')
  })

  it('is chosen by a press', async () => {
    await userEvent.click(from())
    await userEvent.click(panel.getByRole('option', { name: /^JPY/ }))
    expect(from()).toHaveValue('JPY, Japanese Yen')
    expect(panel.getByText('1 JPY =')).toBeInTheDocument()
  })

  it('is taken when its code is typed out and the field is left', async () => {
    await userEvent.click(to())
    await userEvent.keyboard('gbp')
    await userEvent.tab()
    expect(to()).toHaveValue('GBP, British Pound')
  })

  it('stays as it was where nothing matches, on Escape, and where the field is left', async () => {
    await userEvent.click(to())
    await userEvent.keyboard('zzz')
    expect(panel.getByText('No currency matches.')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}{Escape}')
    expect(to()).toHaveValue('EUR, Euro')
    await userEvent.keyboard('{ArrowDown}yen')
    await userEvent.tab()
    expect(to()).toHaveValue('EUR, Euro')
  })
})

it('is said once the typing rests, whole, and not at each digit', async () => {
  const said: string[] = []
  const status = () => panel.getAllByRole('status').find((region) => !region.className.includes('visually-hidden') && region.tagName === 'DIV')
  const observer = new MutationObserver(() => said.push(status()?.textContent ?? ''))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  await enter('12500')
  expect(said.filter((words) => words !== '')).toEqual([])
  await waitFor(() => expect(status()).toHaveTextContent('12,500 USD = 10,000.00 EUR'))
  observer.disconnect()
  expect([...new Set(said.filter((words) => words !== ''))]).toEqual(['12,500 USD = 10,000.00 EUR'])
  expect(document.querySelector('[aria-live]')).toBeNull()
})
