import type { DeskArticle } from '@artha/contract/desk'

/** Returns the empty fields that readers see filled in. */
export const autoFilledFields = (row: { standfirst: string | null; byline: string | null }): DeskArticle['filledIn'] =>
  (['standfirst', 'byline'] as const).filter((field) => !row[field])
