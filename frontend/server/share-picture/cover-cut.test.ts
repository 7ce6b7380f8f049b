import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverCut, placeInSquare } from './cover-cut.ts'

const at = (width: number, height: number, x: number, y: number) => ({ width, height, focus: { x, y } })

test.each([
  ['a wide one from its left edge', at(1500, 1000, 0, 50), { x: 0, y: 0, width: 750, height: 500 }],
  ['a wide one to its right edge', at(1500, 1000, 100, 50), { x: -250, y: 0, width: 750, height: 500 }],
  ['a wide one around its middle', at(1500, 1000, 50, 0), { x: -125, y: 0, width: 750, height: 500 }],
  ['a tall one from its top', at(600, 1200, 10, 0), { x: 0, y: 0, width: 500, height: 1000 }],
  ['a square', at(400, 400, 80, 20), { x: 0, y: 0, width: 500, height: 500 }],
])('%s', (_, cut, place) => {
  const found = placeInSquare(cut, 500)
  expect({ ...found, x: found.x + 0, y: found.y + 0 }).toEqual(place)
})

test('the square is always full, and the point within it', () => {
  const side = fc.integer({ min: 1, max: 8_000 })
  const percent = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(side, side, percent, percent, (width, height, x, y) => {
      const place = placeInSquare(at(width, height, x, y), 500)
      for (const [start, length, point] of [
        [place.x, place.width, x],
        [place.y, place.height, y],
      ] as const) {
        expect(start).toBeLessThanOrEqual(1e-9)
        expect(start + length).toBeGreaterThanOrEqual(500 - 1e-9)
        const shown = start + (length * point) / 100
        expect(shown).toBeGreaterThanOrEqual(-1e-9)
        expect(shown).toBeLessThanOrEqual(500 + 1e-9)
      }
    }),
  )
})

test('without a focal point nothing is said of a cut', () => {
  expect(coverCut(null)).toBeUndefined()
  expect(coverCut({ width: 3, height: 2, variants: [] })).toBeUndefined()
  expect(coverCut({ width: 3, height: 2, variants: [], focus: { x: 20, y: 30 } })).toEqual(at(3, 2, 20, 30))
})
