import type { ArticleCard } from '@artha/contract/article'

const mostSimilar = 3

/** What an article asks for below it: one to go on to and those like it, of which one may be the article itself; the server asks for the same. */
export const articlesOfCategory = ({ category }: { category: string }) => ({ category: category.trim(), pageSize: mostSimilar + 2 })

interface Open {
  _id: string
  category: string
  createdAt: string
}

/**
 * Where a reader goes on: of the same category, spaces around it aside, the one that appeared before the open article (the
 * newest, where none did), and three more. `cards` are the newest of the category.
 */
export function moreOfCategory(open: Open, cards: readonly ArticleCard[]) {
  const others = cards.filter((card) => card._id !== open._id && card.category.trim() === open.category.trim())
  const next = others.find(({ createdAt }) => createdAt < open.createdAt) ?? others[0]
  return { next, similar: others.filter((card) => card !== next).slice(0, mostSimilar) }
}
