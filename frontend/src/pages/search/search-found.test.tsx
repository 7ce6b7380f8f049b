import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { mockId } from '../../mocks/data/article-builder.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import {
  answerSearches,
  asked,
  box,
  cardOf,
  input,
  offered,
  oldTitle,
  openSearch,
  searched,
  sections,
  titles,
  typeSearch,
} from '../../mocks/page-tests/search-box.tsx'

beforeEach(answerSearches)

const plain = (text: string) => [{ text, isMatch: false }]

/** A search answer to "rent". */
const rent = {
  groups: [
    {
      type: 'terms',
      count: 1,
      results: [
        { path: '/glossary/hra', title: plain('HRA'), line: [...plain('For the '), { text: 'rent', isMatch: true }], rank: 1, covers: 1, topic: '' },
      ],
    },
    {
      type: 'articles',
      count: 1,
      results: [
        {
          path: `/blog/${mockId(9)}`,
          title: plain('The lease'),
          line: plain('Of it'),
          rank: 2,
          covers: 1,
          topic: 'Tax',
          createdAt: '2026-11-18T06:30:00.000Z',
        },
      ],
    },
  ],
  leftOut: [],
  didYouMean: 'rents',
}

describe('what the search box finds', () => {
  it('offers both readings of a "Cr" in doubt, each with its sum, and tells nobody', async () => {
    await openSearch()
    await userEvent.type(input(), 'home loan 50.90Cr 8.5% 20 years')
    const options = within(await screen.findByRole('group', { name: 'Work it out' })).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/50\.90 rupees.*for ₹50\.90, 8\.5%, 20 years/),
      expect.stringMatching(/50\.90 crore.*for ₹50,90,00,000, 8\.5%, 20 years/),
    ])
    expect([...searched, ...asked].filter((query) => /\d/.test(query.replace(/pageSize=\d+|typing=1/g, '')))).toEqual([])
  })

  it('answers a sum with what the calculator makes of it', async () => {
    await openSearch()
    await userEvent.type(input(), 'how much tax on 18 lakh')
    const group = within(await screen.findByRole('group', { name: 'Work it out' }))
    await waitFor(() => expect(group.getAllByRole('option')[0]).toHaveTextContent(/₹1,50,800 a year.* For ₹18,00,000\./))
  })

  it('finds titles anywhere in the archive, whatever the case, and marks the text', async () => {
    await openSearch()
    await typeSearch('gOLD', /\d results?/)
    const group = within(screen.getByRole('group', { name: 'Articles' }))
    const options = group.getAllByRole('option')
    expect(options[2]).toHaveTextContent(oldTitle)
    expect(options.map((option) => option.querySelector('mark')?.textContent)).toEqual(['Gold', 'gold', 'Gold'])
    expect(asked.at(-1)).toBe('fields=card&pageSize=20&q=gOLD')
    expect(asked).toHaveLength(2)
    expect(searched).toEqual(['?q=gOLD&typing=1'])
    await expectAccessible()
  })

  it('groups what the whole search finds, with the words marked in a line of the text', async () => {
    server.use(http.get('/api/search', () => HttpResponse.json(rent)))
    await openSearch()
    await typeSearch('tenant', /\d results?/)
    const list = within(screen.getByRole('listbox'))
    expect(list.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Did you mean',
      'Financial terms',
      'Articles',
      'See all results',
    ])
    expect(screen.getByRole('option', { name: /HRA/ }).querySelector('mark')).toHaveTextContent('rent')
    await expectAccessible()
    await userEvent.click(screen.getByRole('option', { name: /HRA/ }))
    await waitFor(() => expect(window.location.pathname).toBe('/glossary/hra'))
    expect(localStorage.getItem('recent-searches')).toBe('["tenant"]')
  })

  it('looks for what was perhaps meant', async () => {
    server.use(http.get('/api/search', () => HttpResponse.json(rent)))
    await openSearch()
    await typeSearch('tenant', /\d results?/)
    await userEvent.click(within(screen.getByRole('group', { name: 'Did you mean' })).getByRole('option'))
    await waitFor(() => expect(window.location.search).toBe('?q=rents'))
  })

  it('says that one has to wait, and goes on with titles', async () => {
    server.use(http.get('/api/search', () => HttpResponse.json({ message: 'Wait', code: 'too-many-requests' }, { status: 429 })))
    await openSearch()
    await typeSearch('gold', 'You have searched too often. Please wait a little. Matching titles:')
    expect(within(screen.getByRole('group', { name: 'Articles' })).getAllByRole('option')).toHaveLength(3)
  })

  it('finds Hindi', async () => {
    await openSearch()
    await typeSearch('बचत', /\d results?/)
    expect(offered()).toEqual(['बचत की शुरुआत 18 Nov 2026', 'बचत'])
  })

  it('lists the sections and the newsroom where nothing is found', async () => {
    await openSearch()
    await typeSearch('zebra', 'No results found.')
    expect(offered()).toEqual(['Ask about “zebra”', ...sections])
  })

  it('lists the nearest sections where nothing is found that shares words with them', async () => {
    await openSearch()
    await typeSearch('zebra claim', 'No results found.')
    const nearest = within(await screen.findByRole('group', { name: 'Nearest sections' }))
    expect(nearest.getAllByRole('option')).toHaveLength(3)
    await userEvent.click(nearest.getByRole('option', { name: 'Insurance' }))
    await waitFor(() => expect(window.location.pathname).toBe('/insurance'))
  })

  it('shows what is known at once, and gives up an older question', async () => {
    const aborted: string[] = []
    const asked: (string | null)[] = []
    server.use(
      http.get('/admin/upload', async ({ request }) => {
        const q = new URL(request.url).searchParams.get('q')
        asked.push(q)
        if (q === 'gold') {
          request.signal.addEventListener('abort', () => aborted.push(q))
          await delay('infinite')
        }
        return HttpResponse.json(q === null ? titles.map(cardOf) : [cardOf('Gold loans, line by line', 0)])
      }),
    )
    await openSearch()
    await waitFor(() => expect(screen.getByRole('status')).toBeInTheDocument())
    await userEvent.type(input(), 'gold')
    await waitFor(() => expect(offered()).toHaveLength(3))
    expect(box()).toHaveTextContent('Searching …')
    await waitFor(() => expect(asked).toContain('gold'))
    await typeSearch(' loans', /\d results?/)
    expect(aborted).toEqual(['gold'])
  })

  it('says so when the search does not answer', async () => {
    const failure = () => HttpResponse.json({ message: 'No', code: 'internal' }, { status: 500 })
    server.use(http.get('/admin/upload', failure), http.get('/api/search', failure))
    await openSearch()
    await typeSearch('zebra', 'Search is not responding.')
    expect(offered()).toEqual(['Ask about “zebra”', ...sections])
  })

  it('works out a sum while one types, tells the archive nothing of it, and opens it filled in by Enter', async () => {
    await openSearch()
    await userEvent.type(input(), '50 lakh 8.5 20 years')
    const group = within(await screen.findByRole('group', { name: 'Work it out' }))
    expect(group.getAllByRole('option')[0]).toHaveTextContent('Home loan ₹43,391 a month')
    expect(box()).toHaveTextContent('sent nowhere')
    expect(asked.filter((query) => query.includes('20'))).toEqual([])
    expect(searched).toEqual([])
    await expectAccessible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/home-loan-calculator'))
    expect(new URLSearchParams(window.location.search).get('principal')).toBe('5000000')
  })

  it.each([
    ['tax 15 lakh', ['tax']],
    ['emi 43 lakh 8.5 20', ['emi']],
    ['80c 1.5 lakh', ['80', '80c']],
    ['ABCDE1234F pan', ['pan']],
    ['9876543210', []],
    ['asha@example.org', []],
  ])('asks the server nothing of what is somebody’s own in “%s”, letter by letter', async (text, words) => {
    await openSearch()
    const [first = '', ...rest] = text
    await userEvent.type(input(), first)
    for (const letter of rest) await userEvent.type(input(), letter, { delay: 5 })
    await waitFor(() => expect(box()).toHaveTextContent(/sent nowhere/))
    await waitFor(() => expect(searched.at(-1)).toBe(words.length === 0 ? undefined : `?q=${words.at(-1)}&typing=1`))
    const own = [...searched, ...asked].flatMap((query) => new URLSearchParams(query).getAll('q'))
    // On a slow machine the letters before the first digit are asked for: they are nobody's own yet
    expect(own.filter((q) => /[\d@]/.test(q) && !words.some((word) => word.startsWith(q)))).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(localStorage.getItem('recent-searches') ?? '').not.toMatch(/15|43|1\.5|1234|9876|asha/)
  })

  it.each([
    ['tax 15 lakh', '₹97,500 a year, new regime, 2026-27. ₹2,57,400 in the old regime, 2026-27. For ₹15,00,000.', '/income-tax-calculator'],
    ['gst 18% on 1000000', '₹10,00,000.00 plus 18% GST of ₹1,80,000.00 is ₹11,80,000.00.', '/gst-calculator'],
    ['sip 10000 12% 15 years', 'The 12% a year is an assumption. For ₹10,000, 12%, 15 years.', '/sip-calculator'],
    ['fd 100000 7% 1 year', '₹1,07,186 at maturity, with quarterly interest: ₹1,00,000, 7%, 1 year', '/fixed-deposit-calculator'],
  ])('says what “%s” comes to', async (question, said, path) => {
    await openSearch()
    await userEvent.type(input(), question)
    const group = within(await screen.findByRole('group', { name: 'Work it out' }))
    await waitFor(() => expect(group.getAllByRole('option')[0]).toHaveTextContent(said))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe(path))
  })

  it('has the words of the glossary that a text names, in either language', async () => {
    await openSearch()
    await userEvent.type(input(), 'किस्त')
    const group = within(await screen.findByRole('group', { name: 'Financial terms' }))
    expect(group.getByRole('option')).toHaveTextContent('EMI The same amount paid to a lender every month')
    await userEvent.click(group.getByRole('option'))
    await waitFor(() => expect(window.location.pathname).toBe('/glossary/emi'))
  })

  it('leads to calculators by their names beside the titles, which Enter goes on showing', async () => {
    await openSearch()
    await typeSearch('tax', /\d results?/)
    const list = within(screen.getByRole('listbox'))
    expect(list.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['Work it out', 'Articles', 'See all results'])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?q=tax'))
  })

  it('goes to an article that is chosen, closes, and remembers the text', async () => {
    await openSearch()
    await typeSearch('rented', /\d results?/)
    await userEvent.click(screen.getByRole('option', { name: /^Tax on a rented house/ }))
    await waitFor(() => expect(window.location.pathname).toBe(`/blog/${mockId(3)}`))
    expect(box()).not.toBeInTheDocument()
    expect(localStorage.getItem('recent-searches')).toBe('["rented"]')
  })
})
