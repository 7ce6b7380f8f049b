import { describe, expect, it } from 'vitest'
import { missingCategories, missingSubcategories, duplicates } from './coverage'

describe('coverage', () => {
  it('names the categories without an article', () => {
    const present = ['All', 'News', 'Finance', 'Budget', 'Investment', 'Loan', 'GST', 'Tax', 'Saving', 'FinTech', 'Calculator']
    expect(missingCategories(present.map((category) => ({ category })))).toEqual(['Case Studies', 'Finance Blog', 'Insurance'])
  })

  it('names the subcategories without an article, News apart', () => {
    const missing = missingSubcategories([
      { category: 'Saving', subcategory: 'Saving tips' },
      { category: 'Tax', subcategory: 'Saving measures' },
    ])
    expect(missing.filter((name) => name.startsWith('Saving'))).toEqual([
      'Saving: Importance of saving',
      'Saving: Saving measures',
      'Saving: Saving benefits',
      'Saving: Long term saving',
    ])
  })

  it.each([
    [[1, 2, 3], []],
    [
      [1, 2, 1, 1, 3, 3],
      [1, 3],
    ],
  ])('repeated in %j: %j', (values, expected) => {
    expect(duplicates(values)).toEqual(expected)
  })
})
