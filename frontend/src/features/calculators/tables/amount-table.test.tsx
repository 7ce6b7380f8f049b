import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AmountTable } from './amount-table.tsx'

it('reads a column to the paisa where one of its amounts has paise, and others in whole rupees', () => {
  const rows = [
    { name: 'One', paise: [10_000, 1_800, 11_800] },
    { name: 'Other', paise: [10_050, 1_809, 11_859] },
  ]
  render(<AmountTable caption="Bills" heads={['Bill', 'Rupees', 'GST', 'Total']} rows={[{ name: 'Whole', paise: [100, 200, 300] }]} />)
  render(
    <AmountTable caption="Bills" heads={['Bill', 'Net', 'GST', 'Total']} rows={rows} total={{ name: 'All', paise: [20_050, 3_609, undefined] }} />,
  )
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'BillRupeesGSTTotal',
    'Whole123',
    'BillNetGSTTotal',
    'One100.0018.00118.00',
    'Other100.5018.09118.59',
    'All200.5036.09',
  ])
})

it('says with each amount what it is, for where heads and amounts stand below each other', () => {
  const rows = [{ name: 'Income, after what is taken off', paise: [120_000_000, 150_000_000] }]
  render(<AmountTable caption="Both" heads={['Step', 'New regime', 'Old regime']} rows={rows} />)
  expect(screen.getAllByRole('cell').map((cell) => [cell.dataset.head, cell.textContent])).toEqual([
    ['New regime', '12,00,000'],
    ['Old regime', '15,00,000'],
  ])
})

it.each([
  ['years, beside their amounts', '2026-27', [100], 2, 'figures9 beside'],
  ['sentences, above their amounts', 'Income, after what is taken off', [99_999_999_999], 2, 'figures15 below columns2'],
  ['a single column, as wide as its longest amount', 'Income', [12_345_678_901_250], 1, 'figures22'],
])('%s', (_, name, [amount = 0], count, classes) => {
  const rows = [{ name, paise: Array.from({ length: count }, () => amount) }]
  const heads = ['Name', ...Array.from({ length: count }, (_each, at) => `Amount ${at}`)]
  render(<AmountTable caption="Of one row" heads={heads} rows={rows} />)
  expect(screen.getByRole('table').className.split(/\s+/).filter(Boolean)).toEqual(['table', ...classes.split(' ')])
})
