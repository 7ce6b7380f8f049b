import { articleCategories, subcategoriesByCategory } from '@artha/contract/value-lists'

export interface SubcategoryChoice {
  /** To be chosen from; undefined where the category has no list and the text is free. */
  options: readonly string[] | undefined
  /** Offered while a free text is typed. */
  suggestions: readonly string[]
}

const withStored = (list: readonly string[], stored: string) => (stored === '' || list.includes(stored) ? list : [...list, stored])

/** What the category select offers: the twelve, and what is stored outside them. */
export const categoryOptions = (stored: string) => withStored(articleCategories, stored)

/** A category without a list takes any text; Finance is helped by the list that is kept under "Finance Blog". */
export function subcategoryChoice(category: string, stored: string): SubcategoryChoice {
  const list = subcategoriesByCategory[category]
  if (list !== undefined) return { options: withStored(list, stored), suggestions: [] }
  return { options: undefined, suggestions: category === 'Finance' ? (subcategoriesByCategory['Finance Blog'] ?? []) : ['News'] }
}

/** What stays of the subcategory when another category is chosen: what its list has too. A free text is kept. */
export function subcategoryAfter(category: string, before: string) {
  const list = subcategoriesByCategory[category]
  return list === undefined || list.includes(before) ? before : ''
}
