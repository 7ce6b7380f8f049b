import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { textSizeBootScript } from '../../features/articles/text-size.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { articleBuilder, mockId, sectionBuilder } from '../../mocks/data/article-builder.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

const sections = [sectionBuilder({ subtitle: 'First', description: '<p>One thing.</p>' })]

async function open() {
  server.use(http.get('/admin/upload/:id', () => HttpResponse.json(articleBuilder({ title: 'Title', standfirst: '', sections }))))
  await renderPageAt(`/blog/${mockId(1)}`)
  await screen.findByRole('heading', { level: 1 })
}

describe('the size of the text', () => {
  const root = document.documentElement
  const boot = () => {
    // The served script, run as a browser would
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function(textSizeBootScript)()
  }
  afterEach(() => {
    delete root.dataset.textSize
    root.className = ''
  })

  it('is chosen, kept on the device, and there before anything is drawn the next time', async () => {
    await open()
    const group = within(screen.getByRole('group', { name: 'Text size' }))
    expect(group.getByRole('radio', { name: 'Standard text' })).toBeChecked()
    await userEvent.click(group.getByRole('radio', { name: 'Largest text' }))
    expect([root.dataset.textSize, localStorage.getItem('textSize')]).toEqual(['largest', 'largest'])
    delete root.dataset.textSize
    boot()
    expect(root.dataset.textSize).toBe('largest')
    await userEvent.click(group.getByRole('radio', { name: 'Standard text' }))
    expect([root.dataset.textSize, localStorage.getItem('textSize')]).toEqual([undefined, null])
  })

  it('is shown as it was chosen', async () => {
    root.dataset.textSize = 'large'
    await open()
    expect(screen.getByRole('radio', { name: 'Large text' })).toBeChecked()
    await expectAccessible()
  })

  it.each(['huge', '"><script>', ''])('is the standard one where "%s" is stored', (stored) => {
    localStorage.setItem('textSize', stored)
    boot()
    expect(root.dataset.textSize).toBeUndefined()
  })
})

it('prints', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

describe('listening', () => {
  class Utterance {
    lang = ''
    onstart: (() => void) | null = null
    onend: (() => void) | null = null
    onerror: (() => void) | null = null
    constructor(readonly text: string) {}
  }
  const said: Utterance[] = []
  const voice = { speak: (utterance: Utterance) => void said.push(utterance), cancel: vi.fn() }
  const now = () => said.at(-1) as Utterance
  const player = () => within(screen.getByRole('region', { name: 'Listen to this article' }))

  beforeEach(() => {
    said.length = 0
    voice.cancel.mockReset()
    vi.stubGlobal('speechSynthesis', voice)
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  })
  afterEach(() => vi.useRealTimers())

  async function listen() {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Listen' }))
    await screen.findByRole('region', { name: 'Listen to this article' })
    await waitFor(() => expect(said).not.toEqual([]))
  }

  it('reads one part after the other in the language of the article, to the end, and again', async () => {
    await listen()
    expect([now().text, now().lang]).toEqual(['Title', 'en-IN'])
    expect(player().getByRole('button', { name: 'Pause' })).toHaveFocus()
    act(() => now().onend?.())
    act(() => now().onend?.())
    expect(now().text).toBe('One thing.')
    await expectAccessible()
    act(() => now().onend?.())
    expect(player().getByText('You have reached the end.')).toBeInTheDocument()
    await userEvent.click(player().getByRole('button', { name: 'Play' }))
    expect(now().text).toBe('Title')
  })

  it('pauses, and begins the part again', async () => {
    await listen()
    act(() => now().onend?.())
    await userEvent.click(player().getByRole('button', { name: 'Pause' }))
    expect(voice.cancel).toHaveBeenCalled()
    const before = said.length
    await userEvent.click(player().getByRole('button', { name: 'Play' }))
    expect([said.length, now().text]).toEqual([before + 1, 'First'])
  })

  it('stops, and gives the focus back', async () => {
    await listen()
    await userEvent.click(player().getByRole('button', { name: 'Stop' }))
    expect(voice.cancel).toHaveBeenCalled()
    expect(screen.queryByRole('region', { name: 'Listen to this article' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Listen' })).toHaveFocus()
  })

  it('says so where the voice fails', async () => {
    await listen()
    act(() => now().onerror?.())
    expect(player().getByText('This device could not start its voice.')).toBeInTheDocument()
    expect(player().getByRole('button', { name: 'Play' })).toBeInTheDocument()
  })

  it('says so where the voice never begins', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) })
    await open()
    await user.click(screen.getByRole('button', { name: 'Listen' }))
    await screen.findByRole('region', { name: 'Listen to this article' })
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(player().getByText('This device could not start its voice.')).toBeInTheDocument()
  })

  it('is not offered where the device has no voice', async () => {
    Reflect.deleteProperty(globalThis, 'speechSynthesis')
    await open()
    expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument()
  })
})
