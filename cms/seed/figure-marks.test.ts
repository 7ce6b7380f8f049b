import { describe, expect, it } from 'vitest'
import { figureMarks, withoutFigureMarks } from './figure-marks'

describe('figureMarks', () => {
  it.each([
    ['plain words', 'no figure here', []],
    ['an assumption', 'spends [₹40,000](given) a month', [['₹40,000', 'given']]],
    ['a fact', 'pays [4.0%](fact:small-savings).', [['4.0%', 'fact:small-savings']]],
    ['arithmetic', 'that is [₹2,40,000](=40000*6)', [['₹2,40,000', '=40000*6']]],
    ['nested parentheses', '([₹9](=((1+2)*3)) in all)', [['₹9', '=((1+2)*3)']]],
    [
      'two in one line',
      '[5](given) and [10](=5*(1+1))',
      [
        ['5', 'given'],
        ['10', '=5*(1+1)'],
      ],
    ],
    ['a link', 'the [calculator](/loan-calculator)', []],
    ['an unclosed parenthesis', '[₹9](=(1+2 and no more', []],
  ])('%s', (_name, text, expected) => {
    expect(figureMarks(text).map((mark) => [mark.shown, mark.basis])).toEqual(expected)
  })
})

describe('withoutFigureMarks', () => {
  it('keeps the figures and all that is not a mark', () => {
    expect(withoutFigureMarks('Say [₹5](given), then [₹6](=(5+1)) in a [table](/calculators).')).toBe('Say ₹5, then ₹6 in a [table](/calculators).')
  })
})
