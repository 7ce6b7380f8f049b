import type { DeskArticle } from '@artha/contract/desk'

/** The fields that were left empty and are filled in for readers. */
export const filledInOf = (row: { standfirst: string | null; byline: string | null }): DeskArticle['filledIn'] =>
  (['standfirst', 'byline'] as const).filter((field) => !row[field])
