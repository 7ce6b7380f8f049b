import { describe, expect, it } from 'vitest'
import { oklchHex } from './oklch'

describe('oklchHex', () => {
  it.each([
    ['white', 1, 0, 0, '#ffffff'],
    ['black', 0, 0, 0, '#000000'],
    ['sRGB red', 0.62796, 0.25768, 29.234, '#ff0000'],
    ['sRGB blue', 0.45201, 0.31321, 264.052, '#0000ff'],
    ['a grey', 0.5999, 0, 120, '#808080'],
  ])('%s', (_name, lightness, chroma, hue, hex) => {
    expect(oklchHex(lightness, chroma, hue)).toBe(hex)
  })
})
