import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { cardBuilder, mockId } from '../data/article-builder.ts'
import { server } from './node.ts'
import { renderPageInWindow } from './render-page.tsx'

/** The queries sent to the article list and, below, to the search. */
export const asked: string[] = []
export const searched: string[] = []

/** Titles of the archive, and one that is not among the newest. */
export const titles = ['Gold loans, line by line', 'A budget of gold', 'Tax on a rented house', 'बचत की शुरुआत']
export const oldTitle = 'Gold in the year 1990'
export const cardOf = (title: string, index: number) => cardBuilder({ _id: mockId(index + 1), title })

/** Answers article lists from that archive and searches with no results, and records the queries. */
export function answerSearches() {
  asked.length = 0
  searched.length = 0
  server.use(
    http.get('/api/search', ({ request }) => {
      searched.push(new URL(request.url).search)
      return HttpResponse.json({ groups: [], leftOut: [] })
    }),
    http.get('/admin/upload', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query.toString())
      const q = query.get('q')
      const archive = [...titles, oldTitle].map(cardOf)
      return HttpResponse.json(q === null ? archive.slice(0, -1) : archive.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase())))
    }),
  )
}

export const button = () => screen.getByRole('button', { name: 'Search' })
export const box = () => screen.queryByRole('search', { name: 'Search' })
export const input = () => screen.getByRole('combobox', { name: 'Search Artha' })
export const offered = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
export const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent

export async function openSearch(address = '/about') {
  await renderPageInWindow(address)
  await userEvent.click(button())
  await waitFor(() => expect(input()).toHaveFocus())
}

/** Types and waits for the archive's answer. */
export async function typeSearch(text: string, status: string | RegExp) {
  await userEvent.type(input(), text)
  await waitFor(() => expect(box()).toHaveTextContent(status))
}

export const sections = ['Calculator', 'Currency converter', 'Fuel prices', 'Tax', 'Saving', 'Budget']
