import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Story } from '@artha/contract/story'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { mockId } from '../../mocks/data/article-builder.ts'
import { slideBuilder, storyBuilder } from '../../mocks/data/story-builder.ts'
import { StoryCarousel } from './story-carousel.tsx'

function openWith(stories: readonly Story[]) {
  render(
    <MemoryRouter>
      <StoryCarousel stories={stories} />
    </MemoryRouter>,
  )
  return within(screen.getByRole('region', { name: 'Short stories' }))
}

const open = (count: number) =>
  openWith(Array.from({ length: count }, (_, index) => storyBuilder({ _id: mockId(901 + index), title: `Story ${index + 1}` })))

type Block = ReturnType<typeof open>

const arrows = (block: Block) =>
  block.queryAllByRole('button', { name: /^(?:Previous|Next) story$/ }).map((button) => button.getAttribute('aria-label'))
const place = (block: Block) => block.getAllByRole('button', { name: /^From story/ }).findIndex((dot) => dot.getAttribute('aria-current') === 'true')

it('starts at the first card, moves one at a time, and ends two cards before the end', async () => {
  const block = open(4)
  expect(block.getAllByRole('button', { name: /^From story/ })).toHaveLength(3)
  expect([place(block), arrows(block)]).toEqual([0, ['Next story']])
  await userEvent.click(block.getByRole('button', { name: 'Next story' }))
  expect([place(block), arrows(block)]).toEqual([1, ['Previous story', 'Next story']])
  await userEvent.click(block.getByRole('button', { name: 'Next story' }))
  expect([place(block), arrows(block)]).toEqual([2, ['Previous story']])
  // The arrow that disappeared had the focus
  expect(block.getByRole('button', { name: 'Previous story' })).toHaveFocus()
  await userEvent.click(block.getByRole('button', { name: 'From story 1' }))
  expect([place(block), arrows(block)]).toEqual([0, ['Next story']])
  await expectAccessible()
})

it.each([1, 2])('has nowhere to go with %i', (count) => {
  const block = open(count)
  expect(block.getAllByRole('link')).toHaveLength(count)
  expect(block.queryAllByRole('button')).toEqual([])
})

it('follows a thumb, to the last place at the end of the way', async () => {
  const block = open(5)
  const list = block.getAllByRole('list').find((each) => within(each).queryAllByRole('article').length === 5) as HTMLElement
  const sizes = { clientWidth: 752, scrollWidth: 1504 }
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(list, name, { value })
  for (const [index, card] of [...list.children].entries()) Object.defineProperty(card, 'offsetLeft', { value: 16 + index * 304 })
  list.scrollLeft = 320
  fireEvent.scroll(list)
  await waitFor(() => expect(place(block)).toBe(1))
  list.scrollLeft = 752
  fireEvent.scroll(list)
  await waitFor(() => expect(place(block)).toBe(3))
  await userEvent.click(block.getByRole('button', { name: 'Previous story' }))
  expect([place(block), list.scrollLeft]).toEqual([2, 608])
})

it('goes back by one card from the last one, which a phone shows alone', async () => {
  const block = open(5)
  const list = block.getAllByRole('list').find((each) => within(each).queryAllByRole('article').length === 5) as HTMLElement
  for (const [name, value] of Object.entries({ clientWidth: 390, scrollWidth: 1608 })) Object.defineProperty(list, name, { value })
  for (const [index, card] of [...list.children].entries()) Object.defineProperty(card, 'offsetLeft', { value: 16 + index * 320 })
  list.scrollLeft = 1218
  fireEvent.scroll(list)
  await waitFor(() => expect(place(block)).toBe(3))
  await userEvent.click(block.getByRole('button', { name: 'Previous story' }))
  expect(list.scrollLeft).toBe(960)
})

it('has on the back of a card title, author, texts and where they lead, and opens the story', () => {
  const slides = [slideBuilder({ text: 'Write it down' }), slideBuilder({ text: 'Add it up', ctaLink: 'https://elsewhere.example/a' })]
  const card = within(openWith([storyBuilder({ slides })]).getByRole('article'))
  expect(card.getByRole('link', { name: 'A budget in four steps' })).toHaveAttribute('href', `/stories/${mockId(901)}`)
  expect(card.getByText('By Artha newsroom')).toBeInTheDocument()
  expect(card.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual(['Write it down', 'Add it up'])
  expect(card.getByRole('link', { name: 'Read more on elsewhere.example' })).toBeInTheDocument()
})

it('turns a card by a tap, and the one before back', () => {
  const block = open(2)
  const [first, second] = block.getAllByRole('article')
  const front = (card: HTMLElement | undefined) => card?.querySelector('[aria-hidden="true"]') as HTMLElement
  fireEvent.click(front(first))
  expect(first?.className).toContain('turned')
  fireEvent.click(front(second))
  expect([first?.className.includes('turned'), second?.className.includes('turned')]).toEqual([false, true])
})

it('is one stop of the Tab key, moved by arrows, and leaves keys with Alt to the browser', async () => {
  const block = open(3)
  const stops = () => block.getAllByRole('link').map((link) => link.tabIndex)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(stops()).toEqual([-1, 0, -1])
  const isLeft = fireEvent.keyDown(block.getAllByRole('link')[1] ?? document.body, { key: 'ArrowLeft', altKey: true })
  expect([isLeft, stops()]).toEqual([true, [-1, 0, -1]])
})
