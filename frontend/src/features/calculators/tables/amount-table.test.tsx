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
