import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { MetalChart } from './metal-chart.tsx'
import { overDays } from './metal-prices.ts'

const days = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18']
const price = (day: string, usdPerTroyOunce: number) => ({ day, usdPerTroyOunce })

// jsdom has no layout. Reduced motion shows the line without animation
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 160))
})

const drawn = (prices: Parameters<typeof overDays>[1]) => {
  const { container } = render(<MetalChart name="Gold" days={overDays(days, prices)} colour="var(--mark)" />)
  const path = container.querySelector('.recharts-line-curve')?.getAttribute('d') ?? ''
  return { container, starts: path.match(/M/g)?.length ?? 0, dots: container.querySelectorAll('.recharts-line-dot').length }
}

it('draws a line through all days with a price', () => {
  expect(drawn(days.map((day, index) => price(day, 2_400 + index)))).toMatchObject({ starts: 1, dots: 5 })
})

it('breaks the line at a day without one', () => {
  expect(drawn([price('2026-11-14', 2_400), price('2026-11-15', 2_410), price('2026-11-17', 2_390), price('2026-11-18', 2_405)])).toMatchObject({
    starts: 2,
    dots: 4,
  })
})

it('has the days at their true distances', () => {
  const { container } = drawn([price('2026-11-14', 2_400), price('2026-11-15', 2_410), price('2026-11-18', 2_405)])
  const places = [...container.querySelectorAll('.recharts-line-dot')].map((dot) => Number(dot.getAttribute('cx')))
  const [first = NaN, second = NaN, last = NaN] = places
  expect((last - first) / (second - first)).toBeCloseTo(4, 5)
})
