import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InViewPart } from './in-view-part.tsx'

const Chart = ({ of }: { of: string }) => <p>The chart of {of}</p>
const load = vi.fn(async () => Chart)
const part = () => <InViewPart load={load} props={{ of: 'gold' }} fallback={<p>Its place</p>} offer="Show the chart" />

/** Reports to the part if its place is in or near the window. */
let look: (isIntersecting: boolean) => Promise<void>
/** The margin around the window within which the part loads. */
let margin: string | undefined

beforeEach(() => {
  load.mockClear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit) {
        margin = options.rootMargin
        look = (isIntersecting) => act(async () => tell([{ isIntersecting }]))
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

it('comes when its place comes into view, and not before', async () => {
  render(part())
  await look(false)
  expect(screen.getByText('Its place')).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  await look(true)
  expect(await screen.findByText('The chart of gold')).toBeInTheDocument()
  expect(screen.queryByText('Its place')).not.toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

it('comes ahead of the window only once the reader has moved', async () => {
  render(part())
  expect(margin).toBe('0px')
  await act(async () => dispatchEvent(new Event('scroll')))
  expect(margin).toBe('50% 0px')
  await look(true)
  expect(await screen.findByText('The chart of gold')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

it('is asked for by hand where data is to be saved; the focus stays in its place', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }))
  render(part())
  await userEvent.click(await screen.findByRole('button', { name: 'Show the chart' }))
  const chart = await screen.findByText('The chart of gold')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(document.activeElement).toContainElement(chart)
})

it('can be asked for again where it could not be had', async () => {
  load.mockRejectedValueOnce(new Error('gone'))
  render(part())
  await look(true)
  expect(screen.getByText('Its place')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Show the chart' }))
  expect(await screen.findByText('The chart of gold')).toBeInTheDocument()
})

it('can be asked for where the browser cannot tell what is in view', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(part())
  expect(await screen.findByRole('button', { name: 'Show the chart' })).toBeInTheDocument()
})
