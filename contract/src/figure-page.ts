import type { FigureRow } from './figure-answer.ts'

/** Returns the address of a row's document; undefined if none is known, or only the authority's front page. */
export const documentPage = ({ address }: Pick<FigureRow, 'address'>): string | undefined =>
  address === null || /^https?:\/\/[^/]+\/?$/.test(address) ? undefined : address

/** True if only one other source was seen, or if a reader has no page on which to look the document up. */
export const isNotVerified = (row: Pick<FigureRow, 'address' | 'confidence'>): boolean =>
  row.confidence === 'one-source' || (row.confidence !== 'official-page' && documentPage(row) === undefined)

/** Returns the reason why a figure is not verified, in a few words. */
export const unverifiedReason = ({ confidence }: Pick<FigureRow, 'confidence'>): string =>
  `not verified: ${confidence === 'one-source' ? 'one source' : 'source page unknown'}`
