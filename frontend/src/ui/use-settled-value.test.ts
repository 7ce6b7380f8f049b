import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSettledValue } from './use-settled-value.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('is the value at first, and another one only once that has come to rest', () => {
  const { result, rerender } = renderHook(useSettledValue<number>, { initialProps: 1 })
  expect(result.current).toBe(1)
  for (const step of [2, 3, 4]) {
    rerender(step)
    act(() => void vi.advanceTimersByTime(100))
    expect(result.current).toBe(1)
  }
  act(() => void vi.advanceTimersByTime(100))
  expect(result.current).toBe(4)
})
