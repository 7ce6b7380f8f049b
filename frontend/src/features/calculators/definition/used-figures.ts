import type { FigureRow } from '@artha/contract/figure-answer'
import { lastKnownOn } from '@artha/contract/figure-on'
import { documentPage, unverifiedReason, isNotVerified } from '@artha/contract/figure-page'
import { dayText } from '../../../lib/dates.ts'

/** An official figure behind a result. */
export interface UsedFigure {
  figureKey: string
  title: string
  /** "since 1 Apr 2026", with the end if it has expired and a remark if it is not verified. */
  since: string
  document: string
  address: string | null
  checkedOn: string
}

/** The figures of these keys that are known on a date, each with its source. */
export const usedFigures = (rows: readonly FigureRow[], keys: readonly string[], day: string): UsedFigure[] =>
  keys
    .map((key) => lastKnownOn(rows, key, day))
    .filter((known) => known !== undefined)
    .map(({ row, heldUntil }) => ({
      figureKey: row.figureKey,
      title: row.title,
      since: `since ${row.heldBefore === true ? 'before ' : ''}${dayText(row.validFrom)}${heldUntil === null ? '' : `, held until ${dayText(heldUntil)}`}${isNotVerified(row) ? ` (${unverifiedReason(row)})` : ''}`,
      document: row.document,
      address: documentPage(row) ?? null,
      checkedOn: dayText(row.checkedOn),
    }))
