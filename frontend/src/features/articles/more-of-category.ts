import type { ArticleCard } from '@artha/contract/article'

const mostSimilar = 3

/**
 * The list query for suggestions below an article: three similar ones, the next one, and one spare because the article itself may be among them. The
 * server prefetches the same query.
 */
export const articlesOfCategory = ({ category }: { category: string }) => ({ category: category.trim(), pageSize: mostSimilar + 2 })

interface Open {
  _id: string
  category: string
  createdAt: string
}

/**
 * Returns the next article of the same category and three similar ones. The next is the one published just before the open article, or the newest if
 * there is none. `cards` are the newest of the category.
 */
export function moreOfCategory(open: Open, cards: readonly ArticleCard[]) {
  const others = cards.filter((card) => card._id !== open._id && card.category.trim() === open.category.trim())
  const next = others.find(({ createdAt }) => createdAt < open.createdAt) ?? others[0]
  return { next, similar: others.filter((card) => card !== next).slice(0, mostSimilar) }
}
