import { errors } from '@strapi/utils'
import { describe, expect, it } from 'vitest'
import { HeldForReview } from '../api/writes/held-for-review'
import { refusedInStudio } from '../api/writes/refused-in-studio'
import { isRefusal, refusedTogether } from './refused-together'

describe('several entries that are refused at once', () => {
  it('are all named, each with all that is wrong', () => {
    const refused = refusedTogether([
      { name: 'One', error: refusedInStudio({ tags: 'Words in a list', 'slides.0.text': 'Write something' }) },
      { name: 'Two', error: new HeldForReview('2 remarks are open') },
    ])
    expect(refused.message).toBe('“One”: Words in a list; “One”: Write something; “Two”: 2 remarks are open')
    expect(refused).toMatchObject({
      details: {
        errors: [
          { path: ['tags'], message: '“One”: Words in a list' },
          { path: ['slides', '0', 'text'], message: '“One”: Write something' },
          { path: [], message: '“Two”: 2 remarks are open' },
        ],
      },
    })
  })

  it.each([
    ['a rule of ours', refusedInStudio({ title: 'x' }), true],
    ['a rule of the review', new HeldForReview('x'), true],
    [
      'what Strapi finds missing',
      new errors.YupValidationError({ inner: [], errors: [], path: 'title', message: 'title must be defined' } as never),
      true,
    ],
    ['a fault of the database', new Error('connection lost'), false],
    ['no error', undefined, false],
  ])('%s', (_, error, expected) => {
    expect(isRefusal(error)).toBe(expected)
  })
})
