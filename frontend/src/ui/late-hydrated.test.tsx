import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lateHydrated, loadLateParts, touched, withLateParts } from './late-hydrated.tsx'

const Words = ({ words }: { words: string }) => <p>{words}</p>

it('keeps what the server drew while its script is on its way, whatever changes around it, and then shows the change', async () => {
  const OnServer = lateHydrated(() => Promise.resolve(Words))
  await loadLateParts()
  let bring: (part: typeof Words) => void = () => undefined
  const InBrowser = lateHydrated(() => new Promise<typeof Words>((resolve) => (bring = resolve)))
  function Page({ of: Part }: { of: typeof InBrowser }) {
    const [words, setWords] = useState('before')
    return (
      <main>
        <button onClick={() => setWords('after')}>{words}</button>
        <Part words={words} />
      </main>
    )
  }
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Page of={OnServer} />)
  const root = await act(() => Promise.resolve(hydrateRoot(place, <Page of={InBrowser} />)))
  document.body.append(place)
  fireEvent.click(screen.getByRole('button'))
  expect(place.textContent).toBe('afterbefore')
  await act(() => Promise.resolve(bring(Words)))
  expect(place.textContent).toBe('afterafter')
  act(() => root.unmount())
  place.remove()
})

it('shows nothing in a page that begins in the browser until its script is here', async () => {
  let bring: (part: typeof Words) => void = () => undefined
  const Late = lateHydrated(() => new Promise<typeof Words>((resolve) => (bring = resolve)))
  const { container } = render(<Late words="here" />)
  expect(container.textContent).toBe('')
  await act(() => Promise.resolve(bring(Words)))
  expect(container.textContent).toBe('here')
})

it('is there at once in a page whose parts were loaded with it', async () => {
  let Late: ReturnType<typeof lateHydrated<{ words: string }>> | undefined
  await withLateParts(() => {
    Late = lateHydrated(() => Promise.resolve(Words))
    return Promise.resolve()
  })
  if (Late === undefined) throw new Error('It was not made')
  expect(render(<Late words="here" />).container.textContent).toBe('here')
})

it('does not keep a page away that has a part which cannot be had', async () => {
  await withLateParts(() => {
    lateHydrated(() => Promise.reject(new Error('gone')))
    return Promise.resolve()
  })
})

it('goes on as it is where its script is loaded once more', async () => {
  const bring: ((part: typeof Words) => void)[] = []
  let mounted = 0
  const Counted = ({ words }: { words: string }) => {
    useState(() => (mounted += 1))
    return <p>{words}</p>
  }
  const Late = lateHydrated(() => new Promise<typeof Words>((resolve) => bring.push(resolve)))
  const { rerender, container } = render(<Late words="one" />)
  await act(() => Promise.resolve(bring.map((resolve) => resolve(Counted))))
  // Parts of other tests never load
  void loadLateParts().catch(() => undefined)
  await act(() => Promise.resolve(bring.map((resolve) => resolve(Counted))))
  rerender(<Late words="two" />)
  expect([container.textContent, mounted]).toEqual(['two', 1])
})

it('a touch before the scripts were there counts, for parts that wait for one', async () => {
  document.documentElement.dataset.touched = ''
  await touched()
  delete document.documentElement.dataset.touched
  const waits: string[] = []
  const isOver = touched().then(() => waits.push('touched'))
  waits.push('not touched')
  dispatchEvent(new Event('scroll'))
  await isOver
  expect(waits).toEqual(['not touched', 'touched'])
})
