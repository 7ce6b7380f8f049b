import { describe, expect, it } from 'vitest'
import { pictureWidths } from './picture-widths'

describe('the widths of a picture', () => {
  it.each([
    [4000, false, [1600, 1200, 800, 480]],
    [1600, false, [1600, 1200, 800, 480]],
    [1000, false, [1000, 800, 480]],
    [800, false, [800, 480]],
    [300, false, [300]],
    [1, false, [1]],
    [2000, true, [800, 480]],
    [500, true, [500, 480]],
    [120, true, [120]],
  ])('%i wide, animated %s: %j', (width, isAnimated, expected) => {
    expect(pictureWidths(width, isAnimated)).toEqual(expected)
  })
})
