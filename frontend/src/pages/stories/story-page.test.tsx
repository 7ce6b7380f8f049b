import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Story } from '@artha/contract/story'
import { keyOf } from '../../api/key-of.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { mockId } from '../../mocks/data/article-builder.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt, servedPage, testSite } from '../../mocks/page-tests/render-page.tsx'
import { slideBuilder, storyBuilder } from '../../mocks/data/story-builder.ts'
import { storyHead } from './story-head.ts'

const address = `/stories/${mockId(901)}`
const slides = [
  slideBuilder({ text: 'Write it down', imageAlt: 'A notebook' }),
  slideBuilder({ text: 'Add it up', imageUrl: '', image: null, ctaLink: '/budget-calculator' }),
  slideBuilder({ text: 'Look back' }),
]
const askedForLessMotion = { value: false }

beforeEach(() => {
  askedForLessMotion.value = false
  vi.stubGlobal('matchMedia', () => ({ matches: askedForLessMotion.value }))
})
afterEach(() => vi.useRealTimers())

async function open(story: Partial<Story> = {}) {
  server.use(http.get('/api/stories/:id', () => HttpResponse.json(storyBuilder({ slides, ...story }))))
  await renderPageAt(address)
  return screen.findByRole<HTMLDialogElement>('dialog', { name: 'A budget in four steps' })
}

/** Opens the story with the server's data and fake timers. */
async function openAtRest() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await renderPageAt(address, { answers: { [keyOf('readStory', { id: mockId(901) })]: storyBuilder({ slides }) } })
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Returns the position in the story as a screen reader announces it. */
const place = () => screen.getByText(/^Slide \d of \d$/).textContent

describe('a story', () => {
  it('has all its words in their order, and its share button, way out and links', async () => {
    const viewer = await open()
    const items = within(viewer).getAllByRole('listitem')
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(['Write it down', 'Add it up', 'Look back'])
    expect(within(viewer).getByRole('heading', { level: 1 })).toHaveTextContent('A budget in four steps')
    expect(within(viewer).getByText('By Artha newsroom')).toBeInTheDocument()
    expect(within(viewer).getByRole('img', { name: 'A notebook' })).toHaveAttribute('loading', 'eager')
    expect(within(viewer).getByRole('link', { name: 'Budget calculator' })).toHaveAttribute('href', '/budget-calculator')
    expect(within(viewer).getByRole('button', { name: 'Share' })).toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('A budget in four steps · Artha'))
    await expectAccessible()
  })

  it('is moved by arrow keys and by its buttons, and stays within its ends', async () => {
    askedForLessMotion.value = true
    await open()
    const user = userEvent.setup()
    expect(place()).toBe('Slide 1 of 3')
    screen.getByRole('button', { name: 'Play' }).focus()
    await user.keyboard('{ArrowLeft}{ArrowRight}')
    expect(place()).toBe('Slide 2 of 3')
    await user.click(screen.getByRole('button', { name: 'Next slide' }))
    expect(place()).toBe('Slide 3 of 3')
    expect(screen.getByRole('button', { name: 'Next slide' })).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{ArrowRight}')
    expect(place()).toBe('Slide 3 of 3')
    await user.click(screen.getByRole('button', { name: 'Previous slide' }))
    expect(place()).toBe('Slide 2 of 3')
  })

  it('goes on by a tap on the right, back by one on the left, and leaves links alone', async () => {
    askedForLessMotion.value = true
    const viewer = await open()
    const list = within(viewer).getByRole('list')
    list.getBoundingClientRect = () => new DOMRect(0, 0, 300, 600)
    fireEvent.click(list, { clientX: 200 })
    expect(place()).toBe('Slide 2 of 3')
    fireEvent.click(list, { clientX: 40 })
    expect(place()).toBe('Slide 1 of 3')
    const link = within(viewer).getByRole('link', { name: 'Budget calculator' })
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link, { clientX: 200 })
    expect(place()).toBe('Slide 1 of 3')
  })

  it('follows a swipe', async () => {
    askedForLessMotion.value = true
    const viewer = await open()
    const list = within(viewer).getByRole('list')
    Object.defineProperty(list, 'clientWidth', { value: 390 })
    list.scrollLeft = 780
    fireEvent.scroll(list)
    await waitFor(() => expect(place()).toBe('Slide 3 of 3'))
  })

  it('goes on by itself, pauses, and stands still at its end', async () => {
    await openAtRest()
    await pass(4_999)
    expect(place()).toBe('Slide 1 of 3')
    await pass(1)
    expect(place()).toBe('Slide 2 of 3')
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await pass(20_000)
    expect(place()).toBe('Slide 2 of 3')
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    await pass(5_000)
    expect(place()).toBe('Slide 3 of 3')
    await pass(5_000)
    expect(place()).toBe('Slide 3 of 3')
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
  })

  it('waits while the end of its words is out of sight', async () => {
    const seen: ((isIntersecting: boolean) => void)[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          seen.push((isIntersecting) => tell([{ isIntersecting }]))
        }
        observe() {}
        disconnect() {}
      },
    )
    await openAtRest()
    expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument()
    act(() => seen.at(-1)?.(false))
    await pass(30_000)
    expect(place()).toBe('Slide 1 of 3')
    act(() => seen.at(-1)?.(true))
    await pass(5_000)
    expect(place()).toBe('Slide 2 of 3')
    vi.stubGlobal('IntersectionObserver', undefined)
  })

  it('is closed by a finger that goes down, and by none that reads on', async () => {
    askedForLessMotion.value = true
    const list = within(await open()).getByRole('list')
    const drag = (scrollTop: number) => {
      list.scrollTop = scrollTop
      fireEvent.touchStart(list, { touches: [{ clientX: 200, clientY: 100 }] })
      fireEvent.touchEnd(list, { changedTouches: [{ clientX: 210, clientY: 300 }] })
    }
    drag(50)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    drag(0)
    expect(await screen.findByRole('heading', { level: 1, name: 'The front page' })).toBeInTheDocument()
  })

  it('stands still where less motion is asked for', async () => {
    askedForLessMotion.value = true
    await openAtRest()
    await pass(30_000)
    expect(place()).toBe('Slide 1 of 3')
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()
  })

  it('is left to the front page by a reader who came from another site', async () => {
    await open()
    screen.getByRole('button', { name: 'Share' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByRole('heading', { level: 1, name: 'The front page' })).toBeInTheDocument()
  })

  it.each(['by Escape', 'by its button'])('is left %s to the very card that opened it', async (way) => {
    await renderPageAt('/')
    const stories = await screen.findByRole('region', { name: 'Short stories' })
    await userEvent.click(within(stories).getByRole('link', { name: 'Gold, briefly' }))
    await screen.findByRole('dialog', { name: 'Gold, briefly' })
    if (way === 'by Escape') fireEvent.keyDown(screen.getByRole('button', { name: 'Share' }), { key: 'Escape' })
    else await userEvent.click(screen.getByRole('link', { name: 'Close the story' }))
    expect(await screen.findByRole('link', { name: 'Gold, briefly' })).toHaveFocus()
  })

  it('is served whole, open, and without anything that needs script or moves', () => {
    const answers = { [keyOf('readStory', { id: mockId(901) })]: storyBuilder({ slides }) }
    const html = servedPage(address, answers)
    for (const words of ['<dialog open=""', 'Write it down', 'Add it up', 'Look back', 'href="/budget-calculator"']) expect(html).toContain(words)
    expect(html).not.toContain('style=')
  })
})

describe('what cannot be shown', () => {
  it('a story that is over or never was', async () => {
    await renderPageAt('/stories/nosuchstory')
    expect(await screen.findByRole('heading', { level: 1, name: 'Story not found.' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    await expectAccessible()
  })

  it('a story that fails to load, until it does', async () => {
    const fault = () => HttpResponse.json({ message: 'No', code: 'internal' }, { status: 500 })
    server.use(http.get('/api/stories/:id', fault, { once: true }))
    await renderPageAt(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Failed to load story.' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
  })
})

describe('what a story says of itself', () => {
  const headOf = (story: Story) =>
    storyHead({
      answers: { [keyOf('readStory', { id: story._id })]: story },
      params: { id: story._id },
      search: new URLSearchParams(),
      siteUrl: testSite.url,
      siteName: 'Artha',
    })

  it('is its words, cut where they are many', () => {
    expect(headOf(storyBuilder({ slides })).description).toBe('Write it down Add it up Look back')
    const long = headOf(storyBuilder({ slides: [slideBuilder({ text: 'word '.repeat(100) })] })).description
    expect([long.length <= 160, long.endsWith(' …')]).toEqual([true, true])
    expect(headOf(storyBuilder({ slides: [] })).description).toBe('A budget in four steps, by Artha newsroom')
  })

  it('has a picture of its own, another one with each change', () => {
    expect(headOf(storyBuilder({ version: 4 })).image).toBe(`/share/stories/${mockId(901)}.png?v=4`)
  })

  it.each([
    ['forever', undefined],
    ['24h', true],
    ['48h', true],
  ] as const)('shown for %s: asks not to be indexed: %s', (expiryTime, noindex) => {
    expect(headOf(storyBuilder({ expiryTime })).noindex).toBe(noindex)
  })
})
