import { act, fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { cardBuilder } from '../../mocks/data/article-builder.ts'
import { homeBuilder } from '../../mocks/data/home-builder.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

beforeEach(() => server.use(http.get('/api/home', () => HttpResponse.json(homeBuilder({ feed: [cardBuilder()] })))))
afterEach(() => void vi.useRealTimers())

const opener = () => screen.getByRole('button', { name: 'Chat assistant' })
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const theWindow = () => screen.queryByRole('dialog', { name: 'Chat assistant' })

async function open() {
  await renderPageAt('/')
  fireEvent.click(await screen.findByRole('button', { name: 'Chat assistant' }))
  const chat = within(await screen.findByRole('dialog', { name: 'Chat assistant' }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return chat
}

const log = (chat: ReturnType<typeof within>) => chat.getByRole('log', { name: 'Conversation' })

function send(chat: ReturnType<typeof within>, text: string) {
  const input = chat.getByRole('textbox', { name: 'Your question' })
  fireEvent.change(input, { target: { value: text } })
  fireEvent.submit(chat.getByRole('form', { name: 'Ask a question' }))
  return input
}

it('opens from its button with the focus in the field, and closes from it', async () => {
  const chat = await open()
  expect(chat.getByRole('textbox', { name: 'Your question' })).toHaveFocus()
  expect(opener()).toHaveAttribute('aria-expanded', 'true')
  await vi.waitFor(() => expectAccessible(), { timeout: 60_000 })
  fireEvent.click(opener())
  expect(theWindow()).not.toBeInTheDocument()
  expect(opener()).toHaveAttribute('aria-expanded', 'false')
})

it('appends what is asked, types for a second, then answers; the focus stays', async () => {
  const chat = await open()
  const input = send(chat, ' Hello ')
  expect(log(chat)).toHaveTextContent('You: Hello')
  expect(within(log(chat)).getByText('typing …')).toBeInTheDocument()
  expect(input).toHaveValue('')
  await pass(999)
  expect(log(chat)).not.toHaveTextContent('Assistant: Hello')
  await pass(1)
  expect(log(chat)).toHaveTextContent('Assistant: Hello and welcome.')
  expect(within(log(chat)).queryByText('typing …')).not.toBeInTheDocument()
  expect(input).toHaveFocus()
})

it('offers five suggestions at all times, and answers each with links into the site', async () => {
  const chat = await open()
  const suggestions = () => within(chat.getByRole('list', { name: 'Suggestions' })).getAllByRole('button')
  expect(suggestions().map(({ textContent }) => textContent)).toEqual([
    'latest stock market news',
    'best mutual fund to invest',
    'crypto market update',
    'gold investment advice',
    'FD vs SIP – which is better?',
  ])
  for (const suggestion of suggestions()) fireEvent.click(suggestion)
  await pass(1_000)
  expect(suggestions()).toHaveLength(5)
  // One greeting and five answers
  expect(log(chat).textContent.match(/Assistant:/g)).toHaveLength(6)
  expect(
    within(log(chat))
      .getAllByRole('link')
      .every((link) => link.getAttribute('href')?.startsWith('/#')),
  ).toBe(true)
})

it('says so when it has no answer, and offers the newsroom', async () => {
  const chat = await open()
  send(chat, 'xyzzy')
  await pass(1_000)
  await vi.waitFor(
    () => expect(log(chat)).toHaveTextContent("Sorry, I don't have an answer for that yet. Try another question from the suggestions."),
    { timeout: 60_000 },
  )
  expect(within(log(chat)).getByRole('link', { name: 'Ask the newsroom' })).toHaveAttribute('href', '/contact')
})

it('works a sum out and leads to its calculator, filled in', async () => {
  const chat = await open()
  send(chat, 'tax on 15 lakh')
  await pass(1_000)
  await vi.waitFor(() => expect(log(chat)).toHaveTextContent('Assistant: Income tax: ₹97,500 a year, new regime, 2026-27.'), { timeout: 60_000 })
  expect(within(log(chat)).getByRole('link')).toHaveAttribute('href', '/income-tax-calculator?salary=1500000')
})

it.each(['', '   '])('ignores "%s"', async (text) => {
  const chat = await open()
  send(chat, text)
  await pass(1_000)
  expect(log(chat)).not.toHaveTextContent('You:')
  expect(log(chat).textContent.match(/Assistant:/g)).toHaveLength(1)
})

it('greets, and is closed by its own button, which gives the focus back', async () => {
  const chat = await open()
  expect(log(chat)).toHaveTextContent('Assistant: Namaste! What would you like to know?')
  fireEvent.click(chat.getByRole('button', { name: 'Close chat' }))
  expect(theWindow()).not.toBeInTheDocument()
  expect(opener()).toHaveFocus()
})

it('is closed by Escape, which gives the focus back to the button', async () => {
  await open()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(theWindow()).not.toBeInTheDocument()
  expect(opener()).toHaveFocus()
})

it('is closed by a press outside, not by one inside, and keeps the talk', async () => {
  const chat = await open()
  send(chat, 'hi')
  fireEvent.pointerDown(log(chat))
  expect(theWindow()).toBeInTheDocument()
  fireEvent.pointerDown(document.body)
  expect(theWindow()).not.toBeInTheDocument()
  await pass(1_000)
  fireEvent.click(opener())
  expect(screen.getByRole('log')).toHaveTextContent('Assistant: Namaste!')
})
