import { describe, expect, it } from 'vitest'
import { cardBuilder } from '../../mocks/data/article-builder.ts'
import { articlesAbout, articlesOfSubject, articlesShown } from './term-articles.ts'

const term = { name: 'EMI' }
const [one, two, three, within] = [
  ['one', 'How an EMI is made'],
  ['two', 'Two EMIs'],
  ['three', 'A loan'],
  ['within', 'Festivals and premiums'],
].map(([_id = '', title = '']) => cardBuilder({ _id, title }))
const ids = (cards: readonly { _id: string }[]) => cards.map(({ _id }) => _id)

describe('the two articles that lead on from a term', () => {
  it.each([
    ['those that name it', [one, two], [three], ['one', 'two']],
    ['then others of its subject', [two], [one, three], ['two', 'one']],
    ['none that has its letters within a word', [within, two], [three], ['two', 'three']],
    ['none twice', [one], [one, three], ['one', 'three']],
    ['fewer where there are none', [], [three], ['three']],
  ])('are %s', (_, named, others, expected) => {
    expect(
      ids(
        articlesShown(
          term,
          named.flatMap((card) => card ?? []),
          others.flatMap((card) => card ?? []),
        ),
      ),
    ).toEqual(expected)
  })

  it('are asked for by name and by the category of the chapter', () => {
    expect(articlesAbout({ name: 'EMI' })).toEqual({ q: 'EMI', pageSize: 12 })
    expect(articlesOfSubject({ group: 'tax-and-pay' })).toEqual({ category: 'Tax', pageSize: 4 })
  })
})
