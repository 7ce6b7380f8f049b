import { describe, expect, it } from 'vitest'
import { deskStoryBuilder } from '../../../mocks/data/desk-builder.ts'
import { bodyOfStory, emptyStory, storyValuesIn, tagsIn, valuesOfStory } from './story-values.ts'

describe('a story in its form', () => {
  const values = valuesOfStory(deskStoryBuilder({ tags: ['budget', 'first job'] }))

  it('has its tags in one text and sends them one by one', () => {
    expect(values.tags).toBe('budget, first job')
    expect(bodyOfStory({ ...values, tags: ' one,two ,, three four ,' }).tags).toEqual(['one', 'two', 'three four'])
  })

  it.each([
    ['', []],
    [' , ,', []],
    ['a,b', ['a', 'b']],
    ['  a b  ', ['a b']],
  ])('takes the tags of "%s"', (text, tags) => {
    expect(tagsIn(text)).toEqual(tags)
  })

  it('starts as a text that is shown forever', () => {
    expect(emptyStory).toMatchObject({ storyType: 'text', expiryTime: 'forever' })
  })

  it('survives being kept as a draft, and anything else is an empty one', () => {
    expect(storyValuesIn(JSON.parse(JSON.stringify(values)))).toEqual(values)
    expect(storyValuesIn('broken')).toEqual(emptyStory)
  })
})
