import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinedTags, linesOf, splitTags } from './written-lists'

it.each([
  ['', []],
  [' gold ,, Income tax\nITR ', ['gold', 'Income tax', 'ITR']],
])('the tags in %j', (text, tags) => expect(splitTags(text)).toEqual(tags))

it('the lines of a text, without empty ones', () => expect(linesOf(' One.\r\n\n Two. \n')).toEqual(['One.', 'Two.']))

it('tags come back as they were', () => {
  const tag = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text === text.trim() && !/[,\n]/.test(text))
  fc.assert(
    fc.property(fc.array(tag), (tags) => {
      expect(splitTags(joinedTags(tags))).toEqual(tags)
    }),
  )
})
