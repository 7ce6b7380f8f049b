import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { renderPageInWindow } from '../../mocks/page-tests/render-page.tsx'
import { active, answerSearches, asked, box, button, input, offered, openSearch, sections, typeSearch } from '../../mocks/page-tests/search-box.tsx'

beforeEach(answerSearches)

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
    await openSearch()
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(asked).toEqual(['fields=card&pageSize=50']))
    await expectAccessible()
    await userEvent.click(button())
    await userEvent.click(button())
    expect(asked).toHaveLength(1)
  })

  it('lists the sections while nothing is typed', async () => {
    await openSearch()
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
    await openSearch()
    await userEvent.click(screen.getByRole('option', { name }))
    await waitFor(() => expect(window.location.pathname + window.location.hash).toBe(`/#${id}`))
    expect(box()).not.toBeInTheDocument()
    expect(localStorage.getItem('recent-searches')).toBeNull()
  })
})

describe('by keyboard', () => {
  it('goes through the list and round its ends, and chooses by Enter', async () => {
    await openSearch()
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Calculator')
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Budget')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(active()).toBe('Fuel prices')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Fuel prices')
    expect(input()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(window.location.hash).toBe('#fuel-dashboard'))
    expect(box()).not.toBeInTheDocument()
  })

  it('goes on Enter to the page of all that the trimmed text finds; cleared and closed', async () => {
    await openSearch()
    await typeSearch('  a budget ', /\d results?/)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/search?q=a+budget'))
    expect(await screen.findByRole('heading', { name: 'Search: a budget', level: 1 })).toBeInTheDocument()
    expect(box()).not.toBeInTheDocument()
    await userEvent.click(button())
    expect(input()).toHaveValue('')
  })

  it.each(['', '   '])('does nothing on Enter with "%s"', async (text) => {
    await openSearch()
    if (text) await userEvent.type(input(), text)
    await userEvent.keyboard('{Enter}')
    expect(window.location.pathname).toBe('/about')
    expect(box()).toBeInTheDocument()
  })

  it('closes by Escape, which gives the focus back and keeps the text', async () => {
    await openSearch()
    await userEvent.type(input(), 'go')
    await userEvent.keyboard('{Escape}')
    expect(box()).not.toBeInTheDocument()
    expect(button()).toHaveFocus()
    await userEvent.click(button())
    expect(input()).toHaveValue('go')
  })

  it('leaves Enter to the input method while a letter is composed', async () => {
    await openSearch()
    await userEvent.keyboard('{ArrowDown}')
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
    expect(box()).toBeInTheDocument()
  })

  it('closes when the focus leaves it', async () => {
    await openSearch()
    act(() => screen.getByRole('link', { name: 'Artha' }).focus())
    expect(box()).not.toBeInTheDocument()
  })
})

it('closes by a press outside, not by one inside', async () => {
  await openSearch()
  fireEvent.pointerDown(screen.getByRole('listbox'))
  expect(box()).toBeInTheDocument()
  fireEvent.pointerDown(screen.getByRole('main'))
  expect(box()).not.toBeInTheDocument()
})

describe('recent searches', () => {
  it('stand above the sections, lead where Enter led, and can be cleared', async () => {
    localStorage.setItem('recent-searches', '["gold","tax"]')
    await openSearch()
    expect(within(screen.getByRole('group', { name: 'Recent searches' })).getAllByRole('option')).toHaveLength(2)
    expect(offered()).toEqual(['gold', 'tax', ...sections])
    await userEvent.click(screen.getAllByRole('option')[1] as HTMLElement)
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/search?q=tax'))
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
