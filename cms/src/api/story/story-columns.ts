import type { ColumnRules } from '../writes/column-rules'

/** The columns of a story. `expiresAt` follows from its date and life, so the server writes it. */
export const storyColumns = {
  title: 'written',
  authorName: 'written',
  category: 'written',
  storyType: 'written',
  expiryTime: 'written',
  tags: 'written',
  slides: { text: 'written', imageUrl: 'written', imageAlt: 'written', ctaLink: 'written' },
  publicationDate: 'written',
  expiresAt: 'owned',
  version: 'owned',
  ownerId: 'owned',
  titleFolded: 'owned',
} as const satisfies ColumnRules
