import type { FigureRow } from '@artha/contract/figure-answer'
import { figureOn } from '@artha/contract/figure-on'
import { dayWords } from '../../../lib/dates.ts'

/** An official figure that a result stands on. */
export interface UsedFigure {
  figureKey: string
  title: string
  /** From when on it holds, and whether it is verified. */
  since: string
  document: string
  address: string | null
  checkedOn: string
}

/** The figures of these keys that hold on a day, with where each is said. */
export const usedFigures = (rows: readonly FigureRow[], keys: readonly string[], day: string): UsedFigure[] =>
  keys
    .map((key) => figureOn(rows, key, day))
    .filter((row) => row !== undefined)
    .map(({ figureKey, title, document, address, checkedOn, confidence, validFrom, heldBefore }) => ({
      figureKey,
      title,
      since: `${heldBefore === true ? 'before' : 'since'} ${dayWords(validFrom)}${confidence === 'one-source' ? ' (not verified: one source)' : ''}`,
      document,
      address,
      checkedOn: dayWords(checkedOn),
    }))
