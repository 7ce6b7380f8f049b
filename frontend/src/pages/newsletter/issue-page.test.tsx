import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

it('a sent issue has its parts, and leaves out those without content', async () => {
  await renderPageAt('/newsletter/issues/1')
  expect(await screen.findByRole('heading', { level: 1, name: 'The first issue' })).toBeInTheDocument()
  expect(screen.getByText('See what it does to a loan.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'To read' })).toBeInTheDocument()
  for (const name of ['Do this week', 'A reader asked', 'One term']) expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Repo rate' })).toHaveAttribute('href', '/glossary/repo-rate')
  expect(screen.queryByRole('heading', { level: 2, name: 'What changed' })).not.toBeInTheDocument()
  await expectAccessible()
})

it('an unknown number is not found', async () => {
  await renderPageAt('/newsletter/issues/77')
  expect(await screen.findByRole('heading', { level: 1, name: 'Issue not found.' })).toBeInTheDocument()
})

it('the page of the newsletter lists the sent issues', async () => {
  await renderPageAt('/newsletter')
  expect(await screen.findByRole('link', { name: 'The first issue' })).toHaveAttribute('href', '/newsletter/issues/1')
  expect(screen.queryByText(/The first issue is not out yet/)).not.toBeInTheDocument()
})
