import type { FigureRow } from '@artha/contract/figure-answer'
import { lastKnownOn } from '@artha/contract/figure-on'
import { documentPage, doubtWords, isNotVerified } from '@artha/contract/figure-page'
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
    .map(({ row, heldUntil }) => ({
      figureKey: row.figureKey,
      title: row.title,
      since: `since ${row.heldBefore === true ? 'before ' : ''}${dayWords(row.validFrom)}${heldUntil === null ? '' : `, held until ${dayWords(heldUntil)}`}${isNotVerified(row) ? ` (${doubtWords(row)})` : ''}`,
      document: row.document,
      address: documentPage(row) ?? null,
      checkedOn: dayWords(row.checkedOn),
    }))
