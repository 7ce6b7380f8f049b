import { expect, test } from 'vitest'
import { fitTitle, type TitleSpace } from './title-lines.ts'

/** Every character is one em wide: a line has ten at 10 px and five at 20 px. */
const space: TitleSpace = { widthPx: 100, heightPx: 40, lineHeight: 1, sizesPx: [20, 10], widthOf: (text) => [...text].length }

test.each([
  ['one short word', 'Gold', 20, ['Gold']],
  ['two lines of the large size', 'Gold loan', 20, ['Gold', 'loan']],
  ['the small size where the large one has no room', 'Gold loan rates', 10, ['Gold loan', 'rates']],
  ['lines as even as they can be', 'aaa a a', 20, ['aaa', 'a a']],
  ['a word wider than the line, in pieces', 'abcdefghijklm', 10, ['abcdefghij', 'klm']],
  ['spaces of any kind and number', '  Gold \n\t loan ', 20, ['Gold', 'loan']],
  ['no word at all', '', 20, []],
])('%s', (_, title, sizePx, lines) => {
  expect(fitTitle(title, space)).toEqual({ sizePx, lines })
})

test('what has no room even in the smallest size ends in an ellipsis', () => {
  const { sizePx, lines } = fitTitle('word, '.repeat(40), space)
  expect(sizePx).toBe(10)
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)).toBe('word…')
})

test('no line is wider than there is room for', () => {
  for (let length = 1; length <= 60; length += 1) {
    const { sizePx, lines } = fitTitle('a bcd efghi jk lmnopqrstuvw '.repeat(3).slice(0, length), space)
    for (const line of lines) expect(line.length * sizePx).toBeLessThanOrEqual(space.widthPx)
  }
})
