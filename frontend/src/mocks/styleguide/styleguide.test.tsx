import { readdirSync } from 'node:fs'
import path from 'node:path'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Styleguide } from './styleguide.tsx'

/** They have no look of their own: what they hold, ask or guard is drawn by others. */
const unseen = [
  'field-frame',
  'late-hydrated',
  'late-part',
  'leave-guard',
  'live-region',
  'part-boundary',
  'seen-part',
  'spoken-result',
  'confirm-dialog',
]

const open = () => render(<MemoryRouter>{<Styleguide />}</MemoryRouter>)

it('has every piece of ui/', () => {
  open()
  const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const pieces = readdirSync(path.resolve(import.meta.dirname, '../../ui'))
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => name.slice(0, -'.tsx'.length))
  expect(pieces.filter((name) => !unseen.includes(name) && !shown.includes(name))).toEqual([])
})

it('asks a question', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Delete …' }))
  expect(within(screen.getByRole('dialog', { hidden: true })).getByText('It stays in the bin for 30 days.')).toBeInTheDocument()
})
