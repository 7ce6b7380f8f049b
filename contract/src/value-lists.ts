export { subcategoriesByCategory } from './subcategories.ts'

/** The categories that the article form offers, in its order. "All" is also the word for "no filter". */
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

/** Categories that stored articles may have although the form does not offer them. */
export const storedOnlyCategories = ['Finance Blog', 'Insurance'] as const

/** Where an article is placed. Only "bottom" has an effect on the front page; the others are stored and shown. */
export const articlePlacements = ['featured', 'main', 'bottom', 'headline'] as const

export const storyTypes = ['text', 'image', 'video'] as const

/** How long a story lives, counted from its creation. */
export const storyExpiries = ['forever', '24h', '48h'] as const
