import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { renderPageInWindow } from '../../mocks/page-tests/render-page.tsx'

it('shows what was found by its kind, with the words marked in title and text', async () => {
  await renderPageInWindow('/search?q=home+loan')
  const group = within(await screen.findByRole('region', { name: 'Calculators: 1' }))
  expect(group.getByRole('link', { name: 'Home loan EMI calculator' })).toHaveAttribute('href', '/home-loan-calculator')
  expect(group.getAllByText(/^(home|loan)$/i, { selector: 'mark' }).length).toBeGreaterThan(2)
  expect(screen.getByRole('searchbox', { name: 'Words' })).toHaveValue('home loan')
  await expectAccessible()
})

it('is narrowed by what stands in the address', async () => {
  await renderPageInWindow('/search?q=loan&type=topics')
  expect(await screen.findByRole('region', { name: 'Topics: 1' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: /^Calculators/ })).not.toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('topics')
})

it('says that nothing was found, and leads on: to three sections and to the newsroom with the words', async () => {
  await renderPageInWindow('/search?q=zyxw')
  expect(await screen.findByText('No results for “zyxw”.')).toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'All financial terms' })).toHaveAttribute('href', '/glossary')
  expect(main.getByRole('link', { name: 'Ask the newsroom' })).toHaveAttribute('href', '/contact?message=I+looked+for%3A+zyxw')
  await expectAccessible()
})

it('asks for nothing without words', async () => {
  await renderPageInWindow('/search')
  expect(await screen.findByRole('heading', { name: 'Search everything', level: 1 })).toBeInTheDocument()
  expect(screen.queryByText(/Nothing was found/)).not.toBeInTheDocument()
})

it('the contact page has the words in its message', async () => {
  await renderPageInWindow('/contact?message=I+looked+for%3A+zyxw')
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('I looked for: zyxw')
})
