import { describe, expect, it } from 'vitest'
import { showsValue, shownFigures } from './shown-figure'

describe('shownFigures', () => {
  it.each([
    ['₹2,40,000', [{ number: 240000, decimals: 0, unit: '' }]],
    ['₹7.59 lakh', [{ number: 7.59, decimals: 2, unit: 'lakh' }]],
    ['8.4%', [{ number: 8.4, decimals: 1, unit: '%' }]],
    ['5 per cent', [{ number: 5, decimals: 0, unit: '%' }]],
    ['−₹5,000', [{ number: -5000, decimals: 0, unit: '' }]],
    ['1,000, or so', [{ number: 1000, decimals: 0, unit: '' }]],
    [
      '2 years 3 months',
      [
        { number: 2, decimals: 0, unit: '' },
        { number: 3, decimals: 0, unit: '' },
      ],
    ],
    ['none', []],
  ])('%s', (text, figures) => {
    expect(shownFigures(text)).toEqual(figures)
  })
})

describe('showsValue', () => {
  it.each([
    ['₹43,391', 43391.16, true],
    ['₹43,391', 43391.6, false],
    ['₹7.59 lakh', 759423, true],
    ['₹7.59 lakh', 7.59, false],
    ['₹1.2 crore', 12_049_999, true],
    ['8.4%', 8.3778, true],
    ['2.5%', 2.55, true],
    ['2.5%', 2.56, false],
  ])('%s for %d: %s', (text, value, expected) => {
    const [shown] = shownFigures(text)
    expect(shown && showsValue(shown, value)).toBe(expected)
  })
})
