import { describe, expect, it } from 'vitest'
import { seededRandom } from './seeded-random'

const draws = (seed: string) => {
  const random = seededRandom(seed)
  return Array.from({ length: 200 }, () => random.between(0, 1))
}

describe('seededRandom', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    expect(draws('a-slug')).toEqual(draws('a-slug'))
    expect(draws('a-slug')).not.toEqual(draws('a-slug-2'))
  })

  it('keeps to its bounds and reaches both halves', () => {
    const values = draws('bounds')
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
    expect(values.filter((value) => value < 0.5).length).toBeGreaterThan(70)
    expect(values.filter((value) => value < 0.5).length).toBeLessThan(130)
  })

  it('draws whole numbers and choices with both ends', () => {
    const random = seededRandom('ends')
    const wholes = Array.from({ length: 100 }, () => random.whole(2, 4))
    expect(new Set(wholes)).toEqual(new Set([2, 3, 4]))
    const picked = Array.from({ length: 100 }, () => random.pick(['x', 'y']))
    expect(new Set(picked)).toEqual(new Set(['x', 'y']))
  })
})
