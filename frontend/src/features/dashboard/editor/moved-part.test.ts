import { describe, expect, it } from 'vitest'
import { movedPart } from './moved-part.ts'
import { nextPartId } from './part-ids.ts'

describe('slides', () => {
  const slides = [{ id: 'p1' }, { id: 'p2' }, { id: 'p7' }]
  const order = (id: string, step: 1 | -1) =>
    movedPart(slides, id, step)
      .map((slide) => slide.id)
      .join(' ')

  it.each([
    ['p2', -1, 'p2 p1 p7'],
    ['p2', 1, 'p1 p7 p2'],
    ['p1', -1, 'p1 p2 p7'],
    ['p7', 1, 'p1 p2 p7'],
    ['p9', 1, 'p1 p2 p7'],
  ] as const)('%s moved by %i', (id, step, expected) => {
    expect(order(id, step)).toBe(expected)
  })

  it('get an id that none of them has', () => {
    expect(nextPartId(slides)).toBe('p8')
    expect(nextPartId([])).toBe('p1')
  })
})
