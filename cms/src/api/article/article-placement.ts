import type { ArticleBody } from '@artha/contract/article-body'
import { legacyCategories, subcategoriesByCategory } from '@artha/contract/value-lists'

type Placement = Pick<ArticleBody, 'category' | 'subcategory'>

interface StoredPlacement {
  category: string
  subcategory: string
}

const isStoredOnly = (category: string) => legacyCategories.some((stored) => stored === category)

/**
 * Returns the problems of an article's category and subcategory. A value outside the form's lists is accepted only if a stored row of the
 * article has it already; a category without a list accepts any subcategory.
 */
export function placementProblems({ category, subcategory }: Placement, stored: readonly StoredPlacement[]): Record<string, string> {
  const sameCategory = stored.filter((row) => row.category === category)
  if (isStoredOnly(category) && sameCategory.length === 0) return { category: 'Choose a category from the list' }
  const list = subcategoriesByCategory[category]
  const fits = list === undefined || list.includes(subcategory) || sameCategory.some((row) => row.subcategory === subcategory)
  return fits ? {} : { subcategory: 'Choose a subcategory from the list' }
}
