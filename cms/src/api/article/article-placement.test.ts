import type { ArticleBody } from '@artha/contract/article-body'
import { subcategoriesByCategory } from '@artha/contract/value-lists'
import { describe, expect, it } from 'vitest'
import { placementProblems } from './article-placement'

type Category = ArticleBody['category']

const problemOf = (category: Category, subcategory: string, ...stored: [string, string][]) =>
  Object.keys(
    placementProblems(
      { category, subcategory },
      stored.map(([of, sub]) => ({ category: of, subcategory: sub })),
    ),
  )

describe('a new article', () => {
  it.each<[Category, string, string[]]>([
    ['Loan', 'Home loan', []],
    ['Loan', 'home loan', ['subcategory']],
    ['Loan', 'Tax filing', ['subcategory']],
    ['Finance', 'Whatever is typed', []],
    ['All', 'News', []],
    ['Calculator', 'toString', []],
    ['Finance Blog', 'News', ['category']],
    ['Insurance', 'Car insurance', ['category']],
  ])('%s, %s: %j', (category, subcategory, problems) => {
    expect(problemOf(category, subcategory)).toEqual(problems)
  })

  it('may have every subcategory of a list', () => {
    for (const [category, list] of Object.entries(subcategoriesByCategory)) {
      const isOffered = category !== 'Insurance' && category !== 'Finance Blog'
      for (const subcategory of list) {
        expect(problemOf(category as Category, subcategory)).toEqual(isOffered ? [] : ['category'])
      }
    }
  })
})

describe('a stored article', () => {
  it.each<[string, Category, string, [string, string], string[]]>([
    ['keeps its category outside the lists', 'Insurance', 'Car insurance', ['Insurance', 'News'], []],
    ['keeps its subcategory outside the list', 'Loan', 'Gold loans of old', ['Loan', 'Gold loans of old'], []],
    ['takes no other subcategory outside the list', 'Loan', 'Something else', ['Loan', 'Gold loans of old'], ['subcategory']],
    ['takes no subcategory of its former category along', 'Tax', 'Gold loans of old', ['Loan', 'Gold loans of old'], ['subcategory']],
    ['takes no category outside the lists', 'Insurance', 'News', ['Loan', 'News'], ['category']],
    ['moves to an offered category', 'Loan', 'Home loan', ['Insurance', 'Car insurance'], []],
  ])('%s', (_, category, subcategory, stored, problems) => {
    expect(problemOf(category, subcategory, stored)).toEqual(problems)
  })

  it('counts with its draft and with what is published', () => {
    expect(problemOf('Loan', 'Of the draft', ['Tax', 'News'], ['Loan', 'Of the draft'])).toEqual([])
  })
})
