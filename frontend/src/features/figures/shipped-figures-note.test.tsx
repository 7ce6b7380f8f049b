import { shippedFigures } from '@artha/contract/figures/all-figures'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ShippedFiguresNote } from './shipped-figures-note.tsx'

it('says of which day the figures of the build are', () => {
  const { container } = render(<ShippedFiguresNote rows={shippedFigures} />)
  expect(container.textContent).toBe('The list cannot be loaded right now. These figures were stored with the site on 12 Oct 2026.')
})

it('says nothing of rows of the register, and of none', () => {
  const rows = shippedFigures.map((row) => ({ ...row, changedAt: '2026-11-22T08:00:00.000Z' }))
  expect(render(<ShippedFiguresNote rows={rows} />).container.textContent).toBe('')
  expect(render(<ShippedFiguresNote rows={[]} />).container.textContent).toBe('')
})
