import { describe, expect, it } from 'vitest'
import { cropOfPercents, firstCrop, percentsOf, shaped, withNumber } from './crop-shape.ts'

const picture = { width: 1200, height: 800 }
const crop = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

describe('another shape', () => {
  it.each([
    ['free', crop(10, 20, 300, 400), crop(10, 20, 300, 400)],
    ['1:1', crop(100, 100, 400, 200), crop(100, 0, 400, 400)],
    ['16:9', crop(0, 0, 1200, 800), crop(0, 63, 1200, 675)],
    ['4:3', crop(0, 0, 1200, 800), crop(67, 0, 1067, 800)],
    ['1:1', crop(1100, 700, 100, 100), crop(1100, 700, 100, 100)],
    ['16:9', crop(0, 700, 400, 100), crop(0, 575, 400, 225)],
  ] as const)('%s of %j', (name, cut, expected) => {
    expect(shaped(cut, name, picture)).toEqual(expected)
  })
})

describe('a typed number', () => {
  it.each([
    ['free', 'x', 50, crop(50, 20, 300, 400)],
    ['free', 'x', 5000, crop(900, 20, 300, 400)],
    ['free', 'width', 600, crop(10, 20, 600, 400)],
    ['free', 'width', 1200, crop(0, 20, 1200, 400)],
    ['free', 'height', 0, crop(10, 20, 300, 1)],
    ['1:1', 'width', 500, crop(10, 20, 500, 500)],
    ['1:1', 'width', 900, crop(10, 0, 800, 800)],
    ['16:9', 'height', 450, crop(10, 20, 800, 450)],
    ['16:9', 'y', 500, crop(10, 400, 300, 400)],
  ] as const)('%s, %s %i', (name, side, value, expected) => {
    expect(withNumber(crop(10, 20, 300, 400), side, value, name, picture)).toEqual(expected)
  })
})

it('the first crop is inside the picture, even of one pixel', () => {
  expect(firstCrop(picture)).toEqual(crop(120, 80, 960, 640))
  expect(firstCrop({ width: 1, height: 1 })).toEqual(crop(0, 0, 1, 1))
})

describe('a drawn crop', () => {
  it('is in pixels, inside the picture', () => {
    expect(cropOfPercents(percentsOf(crop(10, 20, 300, 400), picture), picture)).toEqual(crop(10, 20, 300, 400))
    expect(cropOfPercents(crop(50.04, 0, 50, 100.02), picture)).toEqual(crop(600, 0, 600, 800))
  })

  it('is none without a size', () => {
    expect([cropOfPercents(crop(10, 10, 0, 5), picture), cropOfPercents(crop(0, 0, Number.NaN, 5), picture)]).toEqual([undefined, undefined])
  })
})
