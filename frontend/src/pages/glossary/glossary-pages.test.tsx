import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

const main = () => within(screen.getByRole('main'))
const termNames = () =>
  main()
    .getAllByRole('term')
    .map((term) => within(term).queryByRole('link')?.textContent)

describe('/glossary', () => {
  it('lists the terms by letter, each with its name in Hindi and its meaning', async () => {
    await renderPageAt('/glossary')
    expect(await main().findByRole('link', { name: 'EMI' })).toHaveAttribute('href', '/glossary/emi')
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['E', 'R'])
    expect(within(main().getByRole('navigation', { name: 'Letters' })).getByRole('link', { name: 'R' })).toHaveAttribute('href', '#r')
    expect(main().getByText('मासिक किस्त')).toHaveAttribute('lang', 'hi')
    expect(main().getByRole('status')).toHaveTextContent('3 terms')
    await expectAccessible()
  })

  it('finds a term by a part of its name in either language, and says so when there is none', async () => {
    await renderPageAt('/glossary')
    const field = await main().findByRole('searchbox', { name: 'Find a term' })
    await userEvent.type(field, 'रेपो')
    expect(termNames()).toEqual(['Repo rate'])
    expect(main().getByRole('status')).toHaveTextContent('1 of 3 terms')
    await userEvent.clear(field)
    await userEvent.type(field, 'zebra')
    expect(main().getByRole('link', { name: 'Ask the newsroom' })).toHaveAttribute('href', '/contact')
    await expectAccessible()
  })
})

describe('/glossary/{key}', () => {
  it('says what a term means, with an example, other names, the calculator and two articles', async () => {
    await renderPageAt('/glossary/emi')
    expect(await main().findByRole('heading', { level: 1 })).toHaveTextContent('EMI')
    expect(main().getByText(/^The same amount paid to a lender every month/)).toBeInTheDocument()
    expect(within(main().getByRole('region', { name: 'What it means' })).getAllByText(/EMI|repayment/)).toHaveLength(2)
    expect(main().getByRole('region', { name: 'An example' })).toHaveTextContent('₹10,624')
    expect(main().getByRole('region', { name: 'Also called' })).toHaveTextContent('Equated monthly instalment')
    expect(main().getByRole('link', { name: 'Open the calculator, filled in' })).toHaveAttribute(
      'href',
      '/loan-calculator?principal=500000&annualRate=10&years=5',
    )
    expect(within(main().getByRole('region', { name: 'ARTICLES' })).getAllByRole('article').length).toBeGreaterThan(0)
    await expectAccessible()
  })

  it('leads to the official figure and to its sources', async () => {
    await renderPageAt('/glossary/repo-rate')
    expect(await main().findByRole('link', { name: /^The official figure/ })).toHaveAttribute('href', '/figures/repo')
    expect(main().getByRole('link', { name: 'Statements on monetary policy' })).toHaveAttribute('href', 'https://www.rbi.org.in')
    expect(main().queryByRole('region', { name: 'An example' })).toBeNull()
  })

  it('says that there is no such term', async () => {
    await renderPageAt('/glossary/no-such-term')
    expect(await main().findByRole('heading', { level: 1, name: 'This term does not exist.' })).toBeInTheDocument()
    expect(main().getByRole('link', { name: 'All terms' })).toHaveAttribute('href', '/glossary')
  })

  it('offers to try again where the cms is away', async () => {
    server.use(http.get('/api/terms/emi', () => HttpResponse.json({ message: 'Away', code: 'unavailable' }, { status: 503 })))
    await renderPageAt('/glossary/emi')
    expect(await main().findByRole('heading', { name: 'This term could not be loaded.' })).toBeInTheDocument()
    expect(main().getByRole('button', { name: /Try again/ })).toBeInTheDocument()
  })
})
