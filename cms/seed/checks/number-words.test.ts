import { describe, expect, it } from 'vitest'
import { wordedFigures } from './number-words'

describe('wordedFigures', () => {
  it.each([
    ['pays seven per cent a year', ['seven per cent']],
    ['twenty-five percent', ['twenty-five percent']],
    ['about forty thousand rupees', ['forty thousand rupees']],
    ['Two lakh rupees', ['Two lakh rupees']],
    ['half a per cent', ['half a per cent']],
    ['one hundred and five crore', ['one hundred and five crore']],
    ['a lakh, a few rupees, in rupees, per cent', []],
    ['two people, three steps, ten years', []],
    ['a few hundred rupees, several thousand rupees', []],
    ['someone lakh', []],
  ])('%s', (text, figures) => {
    expect(wordedFigures(text)).toEqual(figures)
  })
})
