import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withJsonTags } from './json-tags'

it.each([
  ['a list', ['budget', 'habit'], ['budget', 'habit']],
  ['nothing', null, null],
  ['a list as text', '["budget"]', '["budget"]'],
  ['a number as text', '7', '7'],
  ['a text of JSON', '"budget"', '"budget"'],
  ['words', 'budget, habit', '"budget, habit"'],
  ['an empty text', '', '""'],
  ['half a list', '["budget"', '"[\\"budget\\""'],
  ['a text with quotes', 'the "new" budget', '"the \\"new\\" budget"'],
  ['an object', { budget: true }, { budget: true }],
])('%s', (_, tags, kept) => {
  expect(withJsonTags({ title: 'A', tags })).toEqual({ title: 'A', tags: kept })
})

it('leaves a save alone that says nothing of tags', () => {
  const data = { title: 'A' }
  expect(withJsonTags(data)).toBe(data)
})

it('whatever text is sent, what is kept is JSON, and is sent again without a change', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (tags) => {
      const kept = withJsonTags({ tags }) as { tags: string }
      expect(() => void JSON.parse(kept.tags)).not.toThrow()
      expect(withJsonTags(kept)).toBe(kept)
    }),
  )
})
