import { describe, expect, it } from 'vitest'
import { focusText, pointAt } from './focus-point.ts'

const box = { left: 100, top: 50, width: 300, height: 200 }

describe('the point under the pointer', () => {
  it.each([
    [100, 50, { x: 0, y: 0 }],
    [250, 150, { x: 50, y: 50 }],
    [399, 249, { x: 100, y: 100 }],
    [203, 91, { x: 34, y: 21 }],
    [20, 900, { x: 0, y: 100 }],
  ])('%i, %i', (clientX, clientY, point) => {
    expect(pointAt({ clientX, clientY }, box)).toEqual(point)
  })

  it('is none before the picture has a size', () => {
    expect(pointAt({ clientX: 100, clientY: 50 }, { ...box, width: 0, height: 0 })).toBeUndefined()
  })
})

it('a point is said in percent', () => {
  expect([focusText(null), focusText({ x: 20, y: 5 })]).toEqual(['the centre', '20% from the left, 5% from the top'])
})
