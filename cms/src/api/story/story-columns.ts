import type { ColumnRules } from '../writes/column-rules'

/** When a story ends follows from its date and from how long it lives. */
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
