import { describe, expect, it } from 'vitest'
import { bodyOf, isSameWords, mergeWords } from './words-merge.ts'

const base = { alt: 'Coins', caption: '', credit: 'Asha', focus: { x: 20, y: 30 } }

describe('words that two people changed', () => {
  it.each([
    ['nothing on either side', {}, {}, {}, []],
    ['only mine', { alt: 'My coins' }, {}, { alt: 'My coins' }, []],
    ['only theirs', {}, { caption: 'A year' }, { caption: 'A year' }, []],
    ['one each', { alt: 'My coins' }, { credit: '' }, { alt: 'My coins', credit: '' }, []],
    ['the same', { alt: 'Jar' }, { alt: 'Jar' }, { alt: 'Jar' }, []],
    ['the same but for a space', { alt: 'Jar ' }, { alt: 'Jar' }, { alt: 'Jar ' }, []],
    ['one text differently', { alt: 'My coins' }, { alt: 'Their coins' }, { alt: 'My coins' }, ['alt']],
    ['only my point', { focus: null }, {}, { focus: null }, []],
    ['only their point', {}, { focus: { x: 1, y: 2 } }, { focus: { x: 1, y: 2 } }, []],
    ['the same point', { focus: { x: 1, y: 2 } }, { focus: { x: 1, y: 2 } }, { focus: { x: 1, y: 2 } }, []],
    ['the point differently', { focus: { x: 1, y: 2 } }, { focus: null }, { focus: { x: 1, y: 2 } }, ['focus']],
    [
      'all texts',
      { alt: 'a', caption: 'b', credit: 'c' },
      { alt: 'd', caption: 'e', credit: '' },
      { alt: 'a', caption: 'b', credit: 'c' },
      ['alt', 'caption', 'credit'],
    ],
  ] as const)('%s', (_, mine, theirs, merged, clashes) => {
    expect(mergeWords(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({ merged: { ...base, ...merged }, clashes })
  })
})

it('a space at an end changes nothing', () => {
  expect([isSameWords(base, { ...base, alt: ' Coins' }), isSameWords(base, { ...base, alt: 'Coin s' })]).toEqual([true, false])
})

it('a focal point is sent only if it changed', () => {
  expect(bodyOf({ ...base, alt: 'Jar', focus: { x: 20, y: 30 } }, base)).toEqual({ alt: 'Jar', caption: '', credit: 'Asha' })
  expect(bodyOf({ ...base, focus: null }, base)).toEqual({ alt: 'Coins', caption: '', credit: 'Asha', focus: null })
})
