import { articleCategories, subcategoriesByCategory } from '@artha/contract/value-lists'

export interface SubcategoryChoice {
  /** The options to choose from; undefined if the category has no list and any text is allowed. */
  options: readonly string[] | undefined
  /** Suggestions while any text may be typed. */
  suggestions: readonly string[]
}

const withStored = (list: readonly string[], stored: string) => (stored === '' || list.includes(stored) ? list : [...list, stored])

/** Returns the options of the category select: the contract's list, and a stored value outside it. */
export const categoryOptions = (stored: string) => withStored(articleCategories, stored)

/** Returns the subcategories of a category. One without a list takes any text; Finance suggests the list stored as "Finance Blog". */
export function subcategoryChoice(category: string, stored: string): SubcategoryChoice {
  const list = subcategoriesByCategory[category]
  if (list !== undefined) return { options: withStored(list, stored), suggestions: [] }
  return { options: undefined, suggestions: category === 'Finance' ? (subcategoriesByCategory['Finance Blog'] ?? []) : ['News'] }
}

/** Returns the subcategory after the category changed: the same if the new category allows it, else "". */
export function subcategoryAfter(category: string, before: string) {
  const list = subcategoriesByCategory[category]
  return list === undefined || list.includes(before) ? before : ''
}
