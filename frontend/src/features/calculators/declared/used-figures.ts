import type { FigureRow } from '@artha/contract/figure-answer'
import { lastKnownOn } from '@artha/contract/figure-on'
import { dayWords } from '../../../lib/dates.ts'

/** An official figure that a result stands on. */
export interface UsedFigure {
  figureKey: string
  title: string
  /** From when on it holds, until when it held, and whether it is verified. */
  since: string
  document: string
  address: string | null
  checkedOn: string
}

/** The figures of these keys that are known on a day, with where each is said. */
export const usedFigures = (rows: readonly FigureRow[], keys: readonly string[], day: string): UsedFigure[] =>
  keys
    .map((key) => lastKnownOn(rows, key, day))
    .filter((known) => known !== undefined)
    .map(({ row: { figureKey, title, document, address, checkedOn, confidence, validFrom, heldBefore }, heldUntil }) => ({
      figureKey,
      title,
      since: `${heldBefore === true ? 'before' : 'since'} ${dayWords(validFrom)}${heldUntil === null ? '' : `, held until ${dayWords(heldUntil)}`}${confidence === 'one-source' ? ' (not verified: one source)' : ''}`,
      document,
      address,
      checkedOn: dayWords(checkedOn),
    }))
