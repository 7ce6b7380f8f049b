import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPageInWindow } from '../mocks/page-tests/render-page.tsx'

const asksForLessMotion = { value: false }

beforeEach(() => {
  asksForLessMotion.value = false
  vi.stubGlobal('matchMedia', () => ({ matches: asksForLessMotion.value }))
})
afterEach(() => void vi.useRealTimers())

const strip = () => within(screen.getByRole('navigation', { name: 'Sections' }))
const marked = () =>
  strip()
    .getAllByRole('link')
    .filter((link) => link.ariaCurrent)
    .map(({ textContent }) => textContent)

describe('with the mouse over it', () => {
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

  /** Renders a strip 600 px wide in a space of 500 px and moves the pointer over it. */
  async function hover(pointerType = 'mouse') {
    await renderPageInWindow('/about')
    const list = strip().getByRole('list')
    Object.defineProperties(list, { scrollWidth: { value: 600 }, clientWidth: { value: 500 } })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    // React listens to "pointerover" for entering; jsdom's pointer events have no pointerType
    const over = new MouseEvent('pointerover', { bubbles: true })
    Object.defineProperty(over, 'pointerType', { value: pointerType })
    fireEvent(list, over)
    return list
  }

  it('moves 2 px every 10 ms, and begins again at its end', async () => {
    const list = await hover()
    await pass(10)
    expect(list.scrollLeft).toBe(2)
    await pass(490)
    expect(list.scrollLeft).toBe(100)
    await pass(10)
    expect(list.scrollLeft).toBe(0)
  })

  it('stops when the mouse leaves', async () => {
    const list = await hover()
    await pass(50)
    fireEvent.pointerOut(list)
    await pass(500)
    expect(list.scrollLeft).toBe(10)
  })

  it('stays still for a finger', async () => {
    const list = await hover('touch')
    await pass(500)
    expect(list.scrollLeft).toBe(0)
  })

  it('stays still for readers who asked for less motion', async () => {
    asksForLessMotion.value = true
    const list = await hover()
    await pass(500)
    expect(list.scrollLeft).toBe(0)
  })
})

it.each(['Finance', 'Investment', 'Budget', 'Loan', 'GST', 'Tax', 'Saving', 'Calculator'])(
  '%s leads to its section from another page',
  async (label) => {
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView')
    await renderPageInWindow('/about')
    fireEvent.click(strip().getByRole('link', { name: label }))
    await waitFor(() => expect(window.location.pathname + window.location.hash).toBe(`/#${label.toLowerCase()}`))
    await vi.waitFor(() => expect((scrolledTo.mock.contexts.at(-1) as Element | undefined)?.id).toBe(label.toLowerCase()), { timeout: 60_000 })
    scrolledTo.mockRestore()
  },
)

describe('on the front page', () => {
  /** Opens the front page with two sections side by side at the top of the window, as Budget and Loan are in wide windows. */
  async function openAt(address: string) {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      const isAtLine = this.id === 'budget' || this.id === 'loan'
      return { top: isAtLine ? 0 : 5000, bottom: isAtLine ? 900 : 6000 } as DOMRect
    })
    await renderPageInWindow(address)
    await screen.findByText('Budget', { selector: 'h2' })
    act(() => void fireEvent.scroll(window))
  }
  afterEach(() => void vi.restoreAllMocks())

  it('marks All as long as none of its sections is in view', async () => {
    await renderPageInWindow('/')
    expect(marked()).toEqual(['All'])
  })

  it('marks the section in view', async () => {
    await openAt('/')
    await vi.waitFor(() => expect(marked()).toEqual(['Budget']), { timeout: 60_000 })
  })

  it('marks of two side by side the one that was chosen', async () => {
    await openAt('/#loan')
    await vi.waitFor(() => expect(marked()).toEqual(['Loan']), { timeout: 60_000 })
  })
})

it('marks nothing on other pages', async () => {
  await renderPageInWindow('/about')
  expect(marked()).toEqual([])
})
