import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { recordWrites, openDesk, press, refusal } from '../../mocks/page-tests/desk-page.tsx'

const list = async () => within(await screen.findByRole('region', { name: 'Figures to review' }))

it('lists what must be read again, and takes it off once it was looked at', async () => {
  await openDesk('admin')
  const figures = await list()
  expect(figures.getByRole('link', { name: 'RBI policy repo rate' })).toHaveAttribute('href', '/figures/repo')
  expect(figures.getByText(/changed on 7 Oct 2026/)).toBeInTheDocument()
  expect(figures.getByText(/marked: “5.25%”/)).toBeInTheDocument()
  await press(figures, 'Mark reviewed What a rate rise costs')
  expect(await figures.findByText('Marked as reviewed: What a rate rise costs')).toBeInTheDocument()
  expect(await figures.findByText('All figures are reviewed.')).toBeInTheDocument()
})

it('says why a press was refused, and keeps the piece', async () => {
  const sent = recordWrites('post', '/api/desk/figures/looked-at', () => refusal(403, 'forbidden', 'You can only review your own work.'))
  await openDesk('creator')
  const figures = await list()
  await press(figures, 'Mark reviewed What a rate rise costs')
  expect(await figures.findByText('You can only review your own work.')).toBeInTheDocument()
  expect(sent.map(({ body }) => body)).toEqual([{ kind: 'article', id: expect.any(String) as string }])
  expect(figures.getByRole('button', { name: /^Mark reviewed / })).toBeInTheDocument()
})

it('is not there for who may not publish', async () => {
  await openDesk('reader')
  await screen.findByRole('table', { name: 'Articles' })
  expect(screen.queryByRole('region', { name: 'Figures to review' })).not.toBeInTheDocument()
})
