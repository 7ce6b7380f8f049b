import type { FigureRow } from '@artha/contract/figure-answer'
import { rowInForce, markText } from '@artha/contract/figure-mark'
import { figureHistory, figureOn } from '@artha/contract/figure-on'
import type { FigureUse } from './figure-uses'

/** A figure that makes entries due for review, and the day since when. */
export interface DueFigure {
  figureKey: string
  title: string
  because: 'changed' | 'ended' | 'review-due'
  since: string
  /** The row before the one in force, if any: entries may still state its value. */
  before: FigureRow | undefined
  row: FigureRow
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

/** Returns why a figure is due on a day: its review date, its end, or the change to the row in force. A first row changes nothing. */
export function dueFigure(rows: readonly FigureRow[], figureKey: string, today: string): DueFigure | undefined {
  const begun = figureHistory(rows, figureKey).filter(({ from }) => from <= today)
  const last = begun.at(-1)
  if (last === undefined) return undefined
  const { row, from, until } = last
  const { title, reviewDue } = row
  const common = { figureKey, title, before: begun.at(-2)?.row, row }
  if (until !== null && until < today) return { ...common, because: 'ended', since: dayAfter(until) }
  if (reviewDue !== null && reviewDue <= today) return { ...common, because: 'review-due', since: reviewDue }
  return begun.length < 2 ? undefined : { ...common, because: 'changed', since: from }
}

const saysOldValue = ({ said, part }: FigureUse, { before, row }: DueFigure) => {
  const [old, now] = [before, row].map((each) => each && markText(each, part === '' ? undefined : part))
  return old !== undefined && old !== now && said.includes(old) && !said.includes(now ?? old)
}

/** Returns true if the words of a mark differ from the register's words for the mark's day. */
function saysOtherwise({ how, figureKey, saidOf, part, said }: FigureUse, rows: readonly FigureRow[]) {
  if (how !== 'mark' || saidOf === 'today') return false
  const of = figureOn(rows, figureKey, saidOf)
  const words = of && markText(of, part === '' ? undefined : part)
  return words !== undefined && words !== said.trim()
}

/**
 * Returns true if an entry must be reviewed for a figure: it was written before or on the day of the change and not reviewed since, or it was
 * written later and still states the old value. `writtenOn` is its day in India.
 */
export function needsReview(use: FigureUse & { lookedOn: string | null }, writtenOn: string, due: DueFigure, rows: readonly FigureRow[]): boolean {
  if (use.lookedOn !== null && use.lookedOn >= due.since) return false
  if (writtenOn < due.since) return use.how === 'words' || !tellsHistory(use, writtenOn, rows)
  if (due.because === 'changed' && writtenOn === due.since)
    return use.saidOf !== '' ? use.saidOf === 'today' || use.saidOf < due.since : saysOldValue(use, due)
  return use.how === 'mark' ? saysOtherwise(use, rows) : saysOldValue(use, due)
}

/** Returns true for a mark whose row had ended before the entry was written, or that has no row for its day: it tells history and stays true. */
function tellsHistory({ figureKey, saidOf, part }: FigureUse, writtenOn: string, rows: readonly FigureRow[]) {
  if (saidOf === '' || saidOf === 'today') return false
  const held = rowInForce(figureHistory(rows, figureKey), saidOf, part === '' ? undefined : part)
  return held === undefined || (held.until !== null && held.until < writtenOn)
}
