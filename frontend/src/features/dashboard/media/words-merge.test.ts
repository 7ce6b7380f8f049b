import { describe, expect, it } from 'vitest'
import { isSameWords, mergeWords } from './words-merge.ts'

const base = { alt: 'Coins', caption: '', credit: 'Asha' }

describe('words that two people changed', () => {
  it.each([
    ['nothing on either side', {}, {}, {}, []],
    ['only mine', { alt: 'My coins' }, {}, { alt: 'My coins' }, []],
    ['only theirs', {}, { caption: 'A year' }, { caption: 'A year' }, []],
    ['one each', { alt: 'My coins' }, { credit: '' }, { alt: 'My coins', credit: '' }, []],
    ['the same', { alt: 'Jar' }, { alt: 'Jar' }, { alt: 'Jar' }, []],
    ['the same but for a space', { alt: 'Jar ' }, { alt: 'Jar' }, { alt: 'Jar ' }, []],
    ['one text differently', { alt: 'My coins' }, { alt: 'Their coins' }, { alt: 'My coins' }, ['alt']],
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
