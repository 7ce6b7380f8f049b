import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinedTags, splitTags, withNormalisedLists } from './written-lists'

it.each([
  ['', []],
  [' gold ,, Income tax\nITR ', ['gold', 'Income tax', 'ITR']],
])('the tags in %j', (text, tags) => expect(splitTags(text)).toEqual(tags))

it.each([
  [{ tags: 'gold,EMI' }, { tags: 'gold, EMI' }],
  [
    { tags: 'gold\n EMI ,', unmarkedTerms: 'emi\r\nrepo-rate' },
    { tags: 'gold, EMI', unmarkedTerms: 'emi, repo-rate' },
  ],
  [{ tags: null }, { tags: null }],
  [{}, {}],
])('%j is kept as %j', (input, expected) => expect(withNormalisedLists(input)).toEqual(expected))

it('tags come back as they were', () => {
  const tag = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text === text.trim() && !/[,\n]/.test(text))
  fc.assert(
    fc.property(fc.array(tag), (tags) => {
      expect(splitTags(joinedTags(tags))).toEqual(tags)
    }),
  )
})
