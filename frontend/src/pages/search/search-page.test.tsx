import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
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
  await renderPageInWindow('/search?q=borrowing&type=topics')
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

it('says that nothing was found, and leads to the sections that share words with the question', async () => {
  server.use(http.get('/api/search', () => HttpResponse.json({ groups: [], leftOut: [] })))
  await renderPageInWindow('/search?q=zyxw+insurance')
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('link', { name: 'Insurance' })).toHaveAttribute('href', '/insurance')
  expect(main.queryByRole('link', { name: 'All calculators' })).not.toBeInTheDocument()
})

it.each([
  [429, 'Please wait a little.', /^Too many requests came from your connection\. Please try again after \d\d:\d\d IST/],
  [503, 'Search is not responding.', /Please try again after \d\d:\d\d IST/],
])('says what to do if the search answers %i', async (status, title, advice) => {
  const body = { message: 'No.', code: status === 429 ? 'too-many-requests' : 'unavailable' }
  server.use(http.get('/api/search', () => HttpResponse.json(body, { status, headers: { 'retry-after': '30' } })))
  await renderPageInWindow('/search?q=loan')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(title)).toBeInTheDocument()
  expect(alert.getByText(advice)).toBeInTheDocument()
  expect(alert.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

it('leads out of filters that leave nothing', async () => {
  await renderPageInWindow('/search?q=zyxw&topic=Tax&type=terms')
  expect(await screen.findByRole('link', { name: 'Search without filters' })).toHaveAttribute('href', '/search?q=zyxw')
  expect(screen.getByRole('link', { name: 'All about Tax' })).toHaveAttribute('href', '/tax')
  expect(screen.getByText('Filters: Financial terms, Tax')).toBeInTheDocument()
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

describe('what a reader types for himself', () => {
  const asked: string[] = []
  const note = ({ request }: { request: Request }) => void asked.push(request.url)
  beforeEach(() => {
    asked.length = 0
    server.events.on('request:start', note)
  })
  afterEach(() => server.events.removeListener('request:start', note))
  const words = () => asked.flatMap((url) => new URL(url).searchParams.getAll('q'))

  it('is worked out on the page, and the server is asked for the words', async () => {
    await renderPageInWindow('/search')
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Words' }), 'tax 15 lakh{Enter}')
    expect(await screen.findByRole('heading', { name: 'Search: tax', level: 1 })).toBeInTheDocument()
    expect(screen.getByRole('searchbox', { name: 'Words' })).toHaveValue('tax 15 lakh')
    expect(await screen.findByText(/₹97,500 a year, new regime/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Income tax' })).toHaveAttribute('href', '/income-tax-calculator?salary=1500000')
    await waitFor(() => expect(window.location.search).toBe('?q=tax'))
    expect(new Set(words())).toEqual(new Set(['tax']))
    await expectAccessible()
  })

  it('is gone from the address of a link that has it', async () => {
    await renderPageInWindow('/search?q=emi+43+lakh+8.5+20')
    await waitFor(() => expect(window.location.search).toBe('?q=emi'))
    expect(await screen.findByText(/^₹37,316 a month/)).toBeInTheDocument()
    expect(new Set(words())).toEqual(new Set(['emi']))
  })

  it('is asked for in no way where there is nothing else', async () => {
    await renderPageInWindow('/search?q=ABCDE1234F')
    await waitFor(() => expect(window.location.search).toBe('?q='))
    expect(screen.getByRole('heading', { name: 'Search everything', level: 1 })).toBeInTheDocument()
    expect(words()).toEqual([])
  })
})
