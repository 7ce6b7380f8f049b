import { articleCategories, subcategoriesByCategory } from '@artha/contract/value-lists'
import { describe, expect, it } from 'vitest'
import { categoryOptions, subcategoryAfter, subcategoryChoice } from './subcategory-choice.ts'

it('twelve categories are offered, and a stored one outside them', () => {
  expect(categoryOptions('')).toEqual(articleCategories)
  expect(categoryOptions('Loan')).toEqual(articleCategories)
  expect(categoryOptions('Insurance')).toEqual([...articleCategories, 'Insurance'])
})

describe('the subcategory', () => {
  it.each(['Budget', 'Investment', 'Loan', 'GST', 'Tax', 'Saving', 'Insurance', 'Finance Blog'])('of %s is chosen from its list', (category) => {
    expect(subcategoryChoice(category, '').options).toEqual(subcategoriesByCategory[category])
  })

  it('keeps a stored value outside the list', () => {
    expect(subcategoryChoice('Loan', 'Chit funds').options?.at(-1)).toBe('Chit funds')
  })

  it.each([
    ['Finance', 'Financial advisor'],
    ['All', 'News'],
    ['News', 'News'],
    ['Case Studies', 'News'],
    ['FinTech', 'News'],
    ['Calculator', 'News'],
    ['', 'News'],
  ])('of "%s" is free, and "%s" is suggested', (category, last) => {
    const { options, suggestions } = subcategoryChoice(category, 'anything')
    expect(options).toBeUndefined()
    expect(suggestions.at(-1)).toBe(last)
  })

  it.each([
    ['Tax', 'News', 'News'],
    ['Tax', 'Home loan', ''],
    ['Finance', 'Home loan', 'Home loan'],
  ])('when %s is chosen after "%s" is "%s"', (category, before, after) => {
    expect(subcategoryAfter(category, before)).toBe(after)
  })
})
