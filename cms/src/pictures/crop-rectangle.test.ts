import { describe, expect, it } from 'vitest'
import { cropProblems, croppedName, focusInCrop } from './crop-rectangle'

const picture = { width: 1200, height: 800 }
const tooWide = { width: 'The picture is 1200 pixels wide' }
const tooHigh = { height: 'The picture is 800 pixels high' }

describe('a crop', () => {
  it.each([
    ['the whole picture', { x: 0, y: 0, width: 1200, height: 800 }, {}],
    ['its last pixel', { x: 1199, y: 799, width: 1, height: 1 }, {}],
    ['one column too many', { x: 1, y: 0, width: 1200, height: 800 }, tooWide],
    ['one row too many', { x: 0, y: 700, width: 100, height: 101 }, tooHigh],
    ['a corner outside', { x: 5000, y: 5000, width: 1, height: 1 }, { ...tooWide, ...tooHigh }],
  ])('of %s', (_, cut, problems) => {
    expect(cropProblems(cut, picture)).toEqual(problems)
  })
})

describe('the focal point of a crop', () => {
  it.each([
    ['of a picture without one', null, { x: 0, y: 0, width: 600, height: 400 }, null],
    ['in the left upper quarter', { x: 25, y: 25 }, { x: 0, y: 0, width: 600, height: 400 }, { x: 50, y: 50 }],
    ['at the edge of the crop', { x: 50, y: 50 }, { x: 600, y: 0, width: 600, height: 800 }, { x: 0, y: 50 }],
    ['to the left of the crop', { x: 25, y: 50 }, { x: 600, y: 0, width: 600, height: 800 }, null],
    ['below the crop', { x: 50, y: 90 }, { x: 0, y: 0, width: 1200, height: 400 }, null],
  ])('%s', (_, focus, cut, expected) => {
    expect(focusInCrop(focus, cut, picture)).toEqual(expected)
  })
})

it('a crop is named after its picture, once', () => {
  expect([croppedName('Coins'), croppedName(croppedName('Coins'))]).toEqual(['Coins, cropped', 'Coins, cropped'])
})
