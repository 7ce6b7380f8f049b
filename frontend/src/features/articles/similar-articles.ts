import type { ArticleCard } from '@artha/contract/article'

const mostShown = 4

/** Articles of the same category, spaces around it aside, without the open one. */
export const similarArticles = (open: { _id: string; category: string }, cards: readonly ArticleCard[]) =>
  cards.filter((card) => card._id !== open._id && card.category.trim() === open.category.trim()).slice(0, mostShown)
