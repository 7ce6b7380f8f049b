import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { cardBuilder, mockId } from '../../mocks/data/article-builder.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageInWindow } from '../../mocks/page-tests/render-page.tsx'

const asked: string[] = []

/** An archive of more than the newest; what is asked of it is noted. */
const titles = ['Gold loans, line by line', 'A budget of gold', 'Tax on a rented house', 'बचत की शुरुआत']
const oldTitle = 'Gold in the year 1990'
const cardOf = (title: string, index: number) => cardBuilder({ _id: mockId(index + 1), title })

beforeEach(() => {
  asked.length = 0
  server.use(
    http.get('/admin/upload', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query.toString())
      const q = query.get('q')
      const archive = [...titles, oldTitle].map(cardOf)
      return HttpResponse.json(q === null ? archive.slice(0, -1) : archive.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase())))
    }),
  )
})

const button = () => screen.getByRole('button', { name: 'Search' })
const box = () => screen.queryByRole('search', { name: 'Search' })
const input = () => screen.getByRole('combobox', { name: 'Search article titles' })
const offered = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent

async function open(address = '/about') {
  await renderPageInWindow(address)
  await userEvent.click(button())
  await waitFor(() => expect(input()).toHaveFocus())
}

/** Types, and waits for the archive to have answered. */
async function type(text: string, status: string | RegExp) {
  await userEvent.type(input(), text)
  await waitFor(() => expect(screen.getByRole('search')).toHaveTextContent(status))
}

const sections = ['Calculator', 'Currency converter', 'Fuel prices', 'Tax', 'Saving', 'Budget']

describe('the search box', () => {
  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('opens by the keys %s from anywhere on a page', async (keys) => {
    await renderPageInWindow('/about')
    await userEvent.keyboard(keys)
    await waitFor(() => expect(input()).toHaveFocus())
    expect(input()).toHaveValue('')
    await userEvent.keyboard('/')
    expect(input()).toHaveValue('/')
    await userEvent.keyboard('{Escape}')
    expect(button()).toHaveFocus()
  })

  it('leaves "/" to a field in which somebody types', async () => {
    await renderPageInWindow('/contact')
    await userEvent.type(screen.getByLabelText('Message'), 'and/or')
    expect(screen.getByLabelText('Message')).toHaveValue('and/or')
    expect(button()).toHaveAttribute('aria-expanded', 'false')
  })

  it('opens from its button with the focus in it, and is filled by one request', async () => {
    await open()
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(asked).toEqual(['fields=card&pageSize=50']))
    await expectAccessible()
    await userEvent.click(button())
    await userEvent.click(button())
    expect(asked).toHaveLength(1)
  })

  it('lists the sections while nothing is typed', async () => {
    await open()
    expect(offered()).toEqual(sections)
    expect(within(screen.getByRole('group', { name: 'Sections' })).getAllByRole('option')).toHaveLength(6)
  })

  it.each([
    ['Calculator', 'calculator'],
    ['Currency converter', 'currencyConverter'],
    ['Fuel prices', 'fuel-dashboard'],
    ['Tax', 'tax'],
    ['Saving', 'saving'],
    ['Budget', 'budget'],
  ])('%s leads to #%s from another page, and closes it', async (name, id) => {
    await open()
    await userEvent.click(screen.getByRole('option', { name }))
    expect(window.location.pathname + window.location.hash).toBe(`/#${id}`)
    expect(box()).not.toBeInTheDocument()
    expect(localStorage.getItem('recent-searches')).toBeNull()
  })

  it('finds titles anywhere in the archive, whatever the case, and marks the text', async () => {
    await open()
    await type('gOLD', '3 titles')
    const group = within(screen.getByRole('group', { name: 'Articles' }))
    const options = group.getAllByRole('option')
    expect(options[2]).toHaveTextContent(oldTitle)
    expect(options.map((option) => option.querySelector('mark')?.textContent)).toEqual(['Gold', 'gold', 'Gold'])
    expect(asked.at(-1)).toBe('fields=card&pageSize=20&q=gOLD')
    expect(asked).toHaveLength(2)
    await expectAccessible()
  })

  it('finds Hindi', async () => {
    await open()
    await type('बचत', '1 title')
    expect(offered()).toEqual(['बचत की शुरुआत18 Nov 2026'])
  })

  it('lists the sections where no title matches', async () => {
    await open()
    await type('zebra', 'No title matches.')
    expect(offered()).toEqual(sections)
  })

  it('shows what is known at once, and gives up an older question', async () => {
    const waiting: string[] = []
    const aborted: string[] = []
    server.use(
      http.get('/admin/upload', async ({ request }) => {
        const q = new URL(request.url).searchParams.get('q')
        if (q === 'gold') {
          waiting.push(q)
          request.signal.addEventListener('abort', () => aborted.push(q))
          await delay('infinite')
        }
        return HttpResponse.json(q === null ? titles.map(cardOf) : [cardOf('Gold loans, line by line', 0)])
      }),
    )
    await open()
    await waitFor(() => expect(screen.getByRole('status')).toBeInTheDocument())
    await userEvent.type(input(), 'gold')
    await waitFor(() => expect(offered()).toHaveLength(2))
    expect(screen.getByRole('search')).toHaveTextContent('Searching …')
    await waitFor(() => expect(waiting).toEqual(['gold']))
    await type(' loans', '1 title')
    await waitFor(() => expect(aborted).toEqual(['gold']))
  })

  it('says so when the archive does not answer', async () => {
    server.use(http.get('/admin/upload', () => HttpResponse.json({ message: 'No', code: 'internal' }, { status: 500 })))
    await open()
    await type('gold', 'The archive did not answer.')
    expect(offered()).toEqual(sections)
  })

  it('goes to an article that is chosen, closes, and remembers the text', async () => {
    await open()
    await type('rented', '1 title')
    await userEvent.click(screen.getByRole('option', { name: /^Tax on a rented house/ }))
    expect(window.location.pathname).toBe(`/blog/${mockId(3)}`)
    expect(box()).not.toBeInTheDocument()
    expect(localStorage.getItem('recent-searches')).toBe('["rented"]')
  })
})

describe('by keyboard', () => {
  it('goes through the list and round its ends, and chooses by Enter', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Calculator')
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Budget')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(active()).toBe('Fuel prices')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Fuel prices')
    expect(input()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(window.location.hash).toBe('#fuel-dashboard')
    expect(box()).not.toBeInTheDocument()
  })

  it('goes on Enter to the front page filtered by the trimmed text; cleared and closed', async () => {
    await open()
    await type('  a budget ', '1 title')
    await userEvent.keyboard('{Enter}')
    expect(window.location.pathname + window.location.search).toBe('/?q=a+budget')
    expect(await screen.findByRole('region', { name: 'Titles with “a budget”' })).toBeInTheDocument()
    expect(box()).not.toBeInTheDocument()
    await userEvent.click(button())
    expect(input()).toHaveValue('')
  })

  it.each(['', '   '])('does nothing on Enter with "%s"', async (text) => {
    await open()
    if (text) await userEvent.type(input(), text)
    await userEvent.keyboard('{Enter}')
    expect(window.location.pathname).toBe('/about')
    expect(box()).toBeInTheDocument()
  })

  it('closes by Escape, which gives the focus back and keeps the text', async () => {
    await open()
    await userEvent.type(input(), 'go')
    await userEvent.keyboard('{Escape}')
    expect(box()).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
    await userEvent.click(button())
    expect(input()).toHaveValue('go')
  })

  it('leaves Enter to the input method while a letter is composed', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}')
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
    expect(box()).toBeInTheDocument()
  })

  it('closes when the focus leaves it', async () => {
    await open()
    act(() => screen.getByRole('link', { name: 'Artha' }).focus())
    expect(box()).not.toBeInTheDocument()
  })
})

it('closes by a press outside, not by one inside', async () => {
  await open()
  fireEvent.pointerDown(screen.getByRole('listbox'))
  expect(box()).toBeInTheDocument()
  fireEvent.pointerDown(screen.getByRole('main'))
  expect(box()).not.toBeInTheDocument()
})

describe('recent searches', () => {
  it('stand above the sections, lead where Enter led, and can be cleared', async () => {
    localStorage.setItem('recent-searches', '["gold","tax"]')
    await open()
    expect(within(screen.getByRole('group', { name: 'Recent searches' })).getAllByRole('option')).toHaveLength(2)
    expect(offered()).toEqual(['gold', 'tax', ...sections])
    await userEvent.click(screen.getAllByRole('option')[1] as HTMLElement)
    expect(window.location.search).toBe('?q=tax')
    expect(localStorage.getItem('recent-searches')).toBe('["tax","gold"]')
    await userEvent.click(button())
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
    expect(localStorage.getItem('recent-searches')).toBeNull()
    expect(offered()).toEqual(sections)
    expect(input()).toHaveFocus()
  })

  it('are named in the privacy policy', async () => {
    await renderPageInWindow('/privacy')
    expect(screen.getByText('recent-searches', { selector: 'code' })).toBeInTheDocument()
  })
})
