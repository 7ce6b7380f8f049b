import type { FigureRow } from './figure-answer.ts'

/** The page of a row's document; undefined where only the authority's front page is known, or nothing. */
export const documentPage = ({ address }: Pick<FigureRow, 'address'>): string | undefined =>
  address === null || /^https?:\/\/[^/]+\/?$/.test(address) ? undefined : address

/** True where one other source was seen, or where no page is known on which a reader could look the document up. */
export const isNotVerified = (row: Pick<FigureRow, 'address' | 'confidence'>): boolean =>
  row.confidence === 'one-source' || (row.confidence !== 'official-page' && documentPage(row) === undefined)

/** Why a figure is not verified, in a few words. */
export const doubtWords = ({ confidence }: Pick<FigureRow, 'confidence'>): string =>
  `not verified: ${confidence === 'one-source' ? 'one source' : 'source page unknown'}`
