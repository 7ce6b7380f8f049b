import type { ArticleBody } from '@artha/contract/article-body'
import { storedOnlyCategories, subcategoriesByCategory } from '@artha/contract/value-lists'

type Placement = Pick<ArticleBody, 'category' | 'subcategory'>

interface StoredPlacement {
  category: string
  subcategory: string
}

const isStoredOnly = (category: string) => storedOnlyCategories.some((stored) => stored === category)

/**
 * What is wrong with the category and the subcategory of an article that is saved. Outside the form's lists only that is
 * taken which the stored article has already, in one of its rows; a category without a list takes any subcategory.
 */
export function placementProblems({ category, subcategory }: Placement, stored: readonly StoredPlacement[]): Record<string, string> {
  const sameCategory = stored.filter((row) => row.category === category)
  if (isStoredOnly(category) && sameCategory.length === 0) return { category: 'Choose a category from the list' }
  const list = subcategoriesByCategory[category]
  const fits = list === undefined || list.includes(subcategory) || sameCategory.some((row) => row.subcategory === subcategory)
  return fits ? {} : { subcategory: 'Choose a subcategory from the list' }
}
