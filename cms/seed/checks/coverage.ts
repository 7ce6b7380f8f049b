import { articleCategories, legacyCategories, subcategoriesByCategory } from '@artha/contract/value-lists'

/** Returns the categories that no article has. */
export function missingCategories(articles: readonly { category: string }[]): string[] {
  const present = new Set(articles.map((article) => article.category))
  return [...articleCategories, ...legacyCategories].filter((category) => !present.has(category))
}

/** Returns the subcategories that no article has, except "News", the first of each list. */
export function missingSubcategories(articles: readonly { category: string; subcategory: string }[]): string[] {
  const present = new Set(articles.map(({ category, subcategory }) => `${category}: ${subcategory}`))
  return Object.entries(subcategoriesByCategory).flatMap(([category, subcategories]) =>
    subcategories
      .filter((subcategory) => subcategory !== 'News')
      .map((subcategory) => `${category}: ${subcategory}`)
      .filter((name) => !present.has(name)),
  )
}

/** Returns the values that occur more than once. */
export function duplicates<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
