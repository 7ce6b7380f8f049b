import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PartBoundary } from './part-boundary.tsx'

it('a part that throws takes nothing else with it, and is drawn again when asked', () => {
  let isBroken = true
  function Part() {
    if (isBroken) throw new Error('the text is elsewhere')
    return <p>the part</p>
  }
  // React logs caught errors
  vi.mocked(console.error).mockImplementation(() => undefined)
  render(
    <>
      <p>beside it</p>
      <PartBoundary>
        <Part />
      </PartBoundary>
    </>,
  )
  vi.mocked(console.error).mockClear()
  expect(screen.getByRole('alert')).toHaveTextContent('This part stopped working.')
  expect(screen.getByText('beside it')).toBeInTheDocument()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('the part')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
