export { subcategoriesByCategory } from './subcategories.ts'

/** The categories in the article form, in its order. "All" also means "no filter". */
export const articleCategories = [
  'All',
  'News',
  'Finance',
  'Budget',
  'Investment',
  'Loan',
  'GST',
  'Tax',
  'Saving',
  'Case Studies',
  'FinTech',
  'Calculator',
] as const

/** Categories of stored articles that the form does not offer. */
export const legacyCategories = ['Finance Blog', 'Insurance'] as const

/** The placements of an article. Only "bottom" affects the front page; the others are stored and shown. */
export const articlePlacements = ['featured', 'main', 'bottom', 'headline'] as const

export const storyTypes = ['text', 'image', 'video'] as const

/** The lifetimes of a story, counted from its creation. */
export const storyExpiries = ['forever', '24h', '48h'] as const
