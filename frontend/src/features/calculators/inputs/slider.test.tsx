import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { courseOf, Slider } from './slider.tsx'

/** The values passed to onChange. */
let given: number[]
beforeEach(() => {
  given = []
  vi.stubGlobal('PointerEvent', FingerEvent)
})
afterEach(() => vi.unstubAllGlobals())

/** The test browser has no touch events. */
class FingerEvent extends MouseEvent {
  pointerId: number
  pointerType: string
  constructor(type: string, { pointerId = 0, pointerType = '', ...rest }: PointerEventInit = {}) {
    super(type, rest)
    this.pointerId = pointerId
    this.pointerType = pointerType
  }
}

function Page() {
  const [value, setValue] = useState(15)
  const take = (next: number) => {
    given.push(next)
    setValue(next)
  }
  return <Slider aria-label="Amount" min={0} max={100} value={value} onChange={take} />
}

function slider() {
  render(<Page />)
  return screen.getByRole<HTMLInputElement>('slider')
}

const finger = { pointerType: 'touch', pointerId: 1 }
const fall = (on: Element, more = {}) => fireEvent.pointerDown(on, { ...finger, clientX: 50, clientY: 50, ...more })
const set = (on: Element, value: number) => fireEvent.input(on, { target: { value: String(value) } })

it('a finger that scrolls changes nothing, and nothing is said of it meanwhile', () => {
  const input = slider()
  fall(input)
  set(input, 87)
  expect(input.value).toBe('15')
  fireEvent.pointerMove(input, { ...finger, clientX: 52, clientY: 70 })
  set(input, 88)
  fireEvent.pointerCancel(input, finger)
  fireEvent.touchCancel(input)
  expect(given).toEqual([])
  expect(input.value).toBe('15')
})

it('where the page cannot scroll, a finger that moved downwards changes nothing either', () => {
  const input = slider()
  fall(input)
  set(input, 87)
  fireEvent.pointerMove(input, { ...finger, clientX: 50, clientY: 90 })
  fireEvent.pointerUp(input, finger)
  fireEvent.touchEnd(input, { touches: [] })
  expect(given).toEqual([])
})

it('a tap counts when the finger is lifted', () => {
  const input = slider()
  fall(input)
  set(input, 87)
  fireEvent.pointerUp(input, finger)
  expect(given).toEqual([87])
  expect(input.value).toBe('87')
})

it('a finger that slides sets each value, and a pinch puts back what was there before', () => {
  const input = slider()
  fall(input)
  set(input, 16)
  fireEvent.pointerMove(input, { ...finger, clientX: 70, clientY: 52 })
  set(input, 17)
  expect(given).toEqual([16, 17])
  fireEvent.pointerCancel(input, finger)
  expect(given).toEqual([16, 17, 15])
})

it('a second finger on the slider is a pinch', () => {
  const input = slider()
  fall(input)
  fall(input, { pointerId: 2, clientX: 90 })
  set(input, 60)
  fireEvent.pointerUp(input, finger)
  fireEvent.pointerUp(input, { ...finger, pointerId: 2 })
  expect(given).toEqual([])
})

it('mouse and keys set at once, after a scroll too', () => {
  const input = slider()
  fall(input)
  fireEvent.pointerCancel(input, finger)
  fireEvent.keyDown(input, { key: 'ArrowRight' })
  set(input, 16)
  fireEvent.pointerDown(input, { pointerType: 'mouse', pointerId: 5 })
  set(input, 40)
  expect(given).toEqual([16, 40])
})

it.each([
  [0, 0, 'unknown'],
  [7, -7, 'unknown'],
  [8, 0, 'slides'],
  [-30, 12, 'slides'],
  [0, 8, 'scrolls'],
  [5, -60, 'scrolls'],
  [20, 20, 'scrolls'],
] as const)('a finger that has moved %i sideways and %i downwards: %s', (sideways, downwards, course) => {
  expect(courseOf(sideways, downwards)).toBe(course)
})
