import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { metalsBuilder } from '../../mocks/data/market-builder.ts'
import { FuelPanel } from './fuel/fuel-panel.tsx'
import { MetalPanel } from './metals/metal-panel.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['of fuel', <FuelPanel key="fuel" />, 'Diesel', /^Diesel in Mumbai: ₹[\d.]+ a litre$/],
  [
    'of metals',
    <MetalPanel key="metals" answer={metalsBuilder()} now={undefined} inRupees={() => null} />,
    'Platinum',
    /^Platinum: (?:\$[\d,.]+ per troy ounce|No price)$/,
  ],
])('the panel %s says the price of the choice that was left standing, and none of those passed over', async (_, panel, last, words) => {
  render(panel)
  const said: string[] = []
  for (const region of screen.getAllByRole('status')) {
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true })
  }
  expect(document.querySelector('[aria-live]')).toBeNull()
  for (const radio of screen.getAllByRole('radio')) fireEvent.click(radio)
  fireEvent.click(screen.getByRole('radio', { name: last }))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(said).toEqual([expect.stringMatching(words)])
})
