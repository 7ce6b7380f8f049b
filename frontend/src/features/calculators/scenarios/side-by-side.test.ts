import { expect, it } from 'vitest'
import { rupeesRow } from './compared-row.ts'
import { sideBySide } from './side-by-side.ts'

const regime = (text: string) => ({ name: 'Tax regime', text })

it('sets each line under its own name where columns have others', () => {
  const old = [
    regime('Old'),
    { name: 'Rent', text: '₹3,00,000' },
    { name: 'City', text: 'Metro' },
    { name: 'Age', text: 'Below 60' },
    rupeesRow('In hand', 9),
  ]
  const young = [regime('New'), { name: 'Age', text: 'Below 60' }, rupeesRow('In hand', 10)]
  const lines = [
    ['Tax regime', 'New', 'Old'],
    ['Rent', '—', '₹3,00,000'],
    ['City', '—', 'Metro'],
    ['Age', 'Below 60', 'Below 60'],
    ['In hand', '₹10.00', '₹9.00'],
  ]
  expect(sideBySide([young, old]).map(({ name, texts }) => [name, ...texts])).toEqual(lines)
  expect(sideBySide([old, young]).map(({ name, texts }) => [name, texts[1], texts[0]])).toEqual(lines)
  expect(
    sideBySide([young, old])
      .filter(({ isResult }) => isResult)
      .map(({ name }) => name),
  ).toEqual(['In hand'])
})

it('keeps an input and a result of one name on lines of their own', () => {
  const rows = [{ name: 'Paid in', text: 'Once a year' }, { name: 'Years', text: '15' }, rupeesRow('Paid in', 2_250_000), rupeesRow('Interest', 9)]
  expect(sideBySide([rows, rows]).map(({ name, texts }) => [name, texts[1]])).toEqual(rows.map(({ name, text }) => [name, text]))
})
