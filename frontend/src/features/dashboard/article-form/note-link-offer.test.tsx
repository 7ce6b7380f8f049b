import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { expectAccessible } from '../../../mocks/page-tests/accessibility.ts'
import { NoteLinkOffer } from './note-link-offer.tsx'

const link = { title: 'RBI bulletin', authority: 'rbi.example', address: 'https://rbi.example/a' }

it('asks whether the addresses in pasted notes are sources, and says so', async () => {
  const [onTake, onLeave] = [vi.fn(), vi.fn()]
  const { rerender } = render(<NoteLinkOffer links={[]} onTake={onTake} onLeave={onLeave} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<NoteLinkOffer links={[link, { ...link, address: 'https://rbi.example/b' }]} onTake={onTake} onLeave={onLeave} />)
  expect(screen.getByRole('status')).toHaveTextContent('The pasted notes contain 2 links. Add them to the sources?')
  await userEvent.click(screen.getByRole('button', { name: 'Add to the sources' }))
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect([onTake.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1])
  await expectAccessible()
})
