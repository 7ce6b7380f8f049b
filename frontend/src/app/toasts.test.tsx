import { act, screen } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPageAt } from '../mocks/page-tests/render-page.tsx'

afterEach(() => act(() => toast.remove()))

/** Returns the texts of the visible toasts. */
const seen = () => [...document.querySelectorAll('[data-visible=true]')].map((element) => element.textContent)

it('there is one toast at a time: a new one replaces the one before, and each is said', async () => {
  await renderPageAt('/about')
  act(() => void toast('The first'))
  expect(seen()).toEqual(['The first'])
  act(() => void toast.error('The second'))
  expect(seen()).toEqual(['The second'])
  for (const words of ['The first', 'The second']) expect(screen.getByText(words).parentElement).toHaveAttribute('aria-live', 'polite')
})

it('one that is taken away brings none back', async () => {
  await renderPageAt('/about')
  act(() => void toast('The first'))
  let second = ''
  act(() => {
    second = toast('The second')
  })
  act(() => toast.dismiss(second))
  expect(seen()).toEqual([])
  await vi.waitFor(() => expect(screen.queryByText('The first')).not.toBeInTheDocument(), { timeout: 60_000 })
  expect(seen()).toEqual([])
})
