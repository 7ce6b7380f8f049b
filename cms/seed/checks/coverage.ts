import { articleCategories, storedOnlyCategories, subcategoriesByCategory } from '@artha/contract/value-lists'

/** Categories that no article has. */
export function missingCategories(articles: readonly { category: string }[]): string[] {
  const present = new Set(articles.map((article) => article.category))
  return [...articleCategories, ...storedOnlyCategories].filter((category) => !present.has(category))
}

/** The named subcategories (all but the "News" at the head of each list) that no article has. */
export function missingSubcategories(articles: readonly { category: string; subcategory: string }[]): string[] {
  const present = new Set(articles.map(({ category, subcategory }) => `${category}: ${subcategory}`))
  return Object.entries(subcategoriesByCategory).flatMap(([category, subcategories]) =>
    subcategories
      .filter((subcategory) => subcategory !== 'News')
      .map((subcategory) => `${category}: ${subcategory}`)
      .filter((name) => !present.has(name)),
  )
}

/** The values that occur more than once. */
export function repeated<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
